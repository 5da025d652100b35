import { tellStories } from "./learning-page-stories";

tellStories(1440);
