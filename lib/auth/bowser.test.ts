import { expect, it } from "vitest";
import { browserName } from "./bowser";

it.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0",
    "Firefox on Windows",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1",
    "Safari on iOS",
  ],
  [
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36",
    "Chrome on Android",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0",
    "Microsoft Edge on macOS",
  ],
  [
    "Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36",
    "Samsung Internet on Android",
  ],
  ["", null],
  [null, null],
])("the user agent %s is called %s", (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});

const iPhone = (app: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)${app}`;
const android = (app: string, kind = "; wv") =>
  `Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP1A${kind}) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.6723.107 Mobile Safari/537.36${app}`;

it.each([
  [iPhone(" Mobile/15E148 Instagram 355.1.0.34.95 (iPhone15,2; iOS 18_1)"), "Instagram on iOS"],
  [android(" Instagram 355.0.0.37.103 Android (34/14; 480dpi)"), "Instagram on Android"],
  [iPhone(" Mobile/21G80 [FBAN/FBIOS;FBAV/480.0.0.37.108;FBBV/640000000]"), "Facebook on iOS"],
  [android(" [FB_IAB/FB4A;FBAV/480.0.0.54.88;]"), "Facebook on Android"],
  [iPhone(" Mobile/21G80 [FBAN/MessengerForiOS;FBAV/470.0.0.30.110]"), "Messenger on iOS"],
  [android(" [FB_IAB/Orca-Android;FBAV/470.0.0.30.110;]"), "Messenger on Android"],
  [iPhone(" Mobile/15E148 [LinkedInApp]/9.30.1234"), "LinkedIn on iOS"],
  [android(" [LinkedInApp]/4.1.990"), "LinkedIn on Android"],
  [iPhone(" Mobile/15E148 musical_ly_34.5.0 BytedanceWebview/d8a21c6"), "TikTok on iOS"],
  [android(" trill_340503 AppName/musical_ly BytedanceWebview/d8a21c6"), "TikTok on Android"],
  [iPhone(" Mobile/15E148 Snapchat/12.90.0.42 (like Safari/8618.2.12.11.6)"), "Snapchat on iOS"],
  [android("Snapchat/12.90.0.40 (Pixel 8; Android 14#11000000#34; gzip; )"), "Snapchat on Android"],
  [iPhone(" Version/17.5 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15"), "DuckDuckGo on iOS"],
  [iPhone(" Version/18.1 Mobile/15E148 Safari/604.1 Ddg/18.1"), "DuckDuckGo on iOS"],
  [android(" DuckDuckGo/5", ""), "DuckDuckGo on Android"],
  [iPhone(" GSA/320.0.640000000 Mobile/15E148 Safari/604.1"), "Google app on iOS"],
  [android(" GSA/15.20.40.28.arm64"), "Google app on Android"],
  [android(""), "An app on Android"],
  [iPhone(" Mobile/15E148"), "An app on iOS"],
  [iPhone(" CriOS/130.0.6723.90 Mobile/15E148 Safari/604.1"), "Chrome on iOS"],
])("the app %s is called %s", (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});

const desktop = (app: string) =>
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)${app}`;

it.each([
  [desktop(" Version/18.6 Safari/605.1.15"), "Safari on Mac or iPad"],
  [desktop(" CriOS/130.0.6723.90 Version/11.1.1 Safari/605.1.15"), "Chrome on Mac or iPad"],
  [desktop(" Version/18.6 EdgiOS/130.0 Safari/605.1.15"), "Microsoft Edge on Mac or iPad"],
  [desktop(" Mobile/15E148 Instagram 355.1.0.34.95 (iPad13,1)"), "Instagram on Mac or iPad"],
  [desktop(" Chrome/142.0.0.0 Safari/537.36"), "Chrome on macOS"],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0",
    "Firefox on macOS",
  ],
])("an iPad may call itself a Mac, so %s is called %s", (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});

it.each([
  [
    "Mozilla/5.0 (SMART-TV; LINUX; Tizen 6.5) AppleWebKit/537.36 (KHTML, like Gecko) 85.0.4183.93/6.5 TV Safari/537.36",
    "Samsung TV",
  ],
  [
    "Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/94.0.4606.128 Safari/537.36 WebAppManager",
    "LG TV",
  ],
  [
    "Mozilla/5.0 (PlayStation; PlayStation 5/6.50) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.4 Safari/605.1.15",
    "PlayStation",
  ],
])("the device %s is called %s", (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});

it("a user agent of a megabyte causes no error", () => {
  expect(() => browserName("Mozilla/5.0 (".repeat(100_000))).not.toThrow();
});
