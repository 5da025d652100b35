import { test } from "@playwright/test";
import { everyKindOfPage, samplePages, testClosely, testFocus } from "../support/public-page-fit";

test.use({ contextOptions: { reducedMotion: "reduce" } });

// The usual run does this with the sample pages.
testClosely(everyKindOfPage.filter((path) => !samplePages.includes(path)));
testFocus(360, everyKindOfPage);
testFocus(1440, everyKindOfPage);
