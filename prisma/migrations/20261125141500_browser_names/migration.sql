-- For example "Firefox on Windows": what a person recognises on the page of signed-in browsers.
ALTER TABLE "Session" ADD COLUMN "browser" TEXT;
