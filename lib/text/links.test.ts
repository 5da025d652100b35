import { expect, it } from "vitest";
import { completeLink, isLink, whyDead } from "./links";

const SITE = "https://coach.example";

it.each([
  ["Https://Calendly.com/Anna", "https://calendly.com/Anna"],
  ["calendly.com/x", "https://calendly.com/x"],
  ["www.x.com", "https://www.x.com"],
  ["www.x.com?ref=1", "https://www.x.com?ref=1"],
  ["x.com:8443/a b", "https://x.com:8443/a%20b"],
  ["anna@coach.example", "mailto:anna@coach.example"],
  ["www.x.com?user=@anna.smith", "https://www.x.com?user=@anna.smith"],
  ["http://elsewhere.example/a", "https://elsewhere.example/a"],
  ["müller.example/ü", "https://müller.example/ü"],
  ["https://youtube.com/@coach\u200b", "https://youtube.com/@coach"],
  ["\u2068/about\u2069", "/about"],
  ["tel:+44 (0)28 9012 3456", "tel:+442890123456"],
  ["Tel:028 9012\u00a03456", "tel:02890123456"],
  ["Mailto: anna@coach.example", "mailto:anna@coach.example"],
  ["Mailto:anna@x.com?subject=A%20B", "mailto:anna@x.com?subject=A%20B"],
  ["mailto:anna@x.com?subject=A b&cc=bob@y.com", "mailto:anna@x.com?subject=A%20b&cc=bob@y.com"],
  ["mailto:?to=anna@x.com", "mailto:?to=anna@x.com"],
  ["mailto:anna@x.com,bob@y.com", "mailto:anna@x.com,bob@y.com"],
  ["joe#1@example.com", "mailto:joe%231@example.com"],
  ["a/b@example.com", "mailto:a%2Fb@example.com"],
  ["a?b@example.com", "mailto:a%3Fb@example.com"],
  ["tom&jerry%20@example.com", "mailto:tom%26jerry%2520@example.com"],
  ["mailto:joe#1@example.com", "mailto:joe%231@example.com"],
  ["mailto:a?b@example.com?subject=A", "mailto:a%3Fb@example.com?subject=A"],
  ["mailto:joe%231/%@example.com", "mailto:joe%231%2F%25@example.com"],
  ["<anna@x.com>", "mailto:anna@x.com"],
  ["mailto:<anna@x.com>", "mailto:anna@x.com"],
  ["<mailto:anna@x.com>", "mailto:anna@x.com"],
  ["Mailto: <joe#1@x.com>?subject=A", "mailto:joe%231@x.com?subject=A"],
  ["https://medium.com/@anna", "https://medium.com/@anna"],
  ["https://medium.com/@anna.smith", "https://medium.com/@anna.smith"],
  ["youtube.com/@anna.smith", "https://youtube.com/@anna.smith"],
  ["x.com/stop/anna@x.com", "https://x.com/stop/anna@x.com"],
  ["/courses/@x.y", "/courses/@x.y"],
  ["https://coach.example/about", "/about"],
  ["http://Coach.example/about/?a=/b/#c", "/about?a=/b/#c"],
  ["coach.example", "/"],
  ["/about/", "/about"],
  ["/", "/"],
  ["#prices", "#prices"],
  ["{consultation}", "{consultation}"],
  ["https://www.google.com/url?sa=t&url=http%3A%2F%2Fx.com%2Fa&usg=1", "https://x.com/a"],
  ["https://lm.facebook.com/l.php?u=https%3A%2F%2Fcoach.example%2Fabout", "/about"],
  ["https://eur01.safelinks.protection.outlook.com/?url=mailto%3Aa%40x.com", "mailto:a@x.com"],
  ["https://l.instagram.com/?u=https%3A%2F%2Fx.com%2Fa&e=1", "https://x.com/a"],
  ["https://www.youtube.com/redirect?event=video&q=https%3A%2F%2Fx.com&v=1", "https://x.com"],
  ["l.instagram.com/?u=https%3A%2F%2Fx.com%2Fa", "https://x.com/a"],
  ["https://deref-gmx.co.uk/mail/client/1/?redirectUrl=https%3A%2F%2Fx.com", "https://x.com"],
  ["https://urldefense.com/v3/__https://x.com/a__;!!abc", "https://x.com/a"],
  [
    "https://deref-gmx.net/mail/client/1/dereferrer/?redirectUrl=https%3A%2F%2Fx.com",
    "https://x.com",
  ],
  ["https://google.com/url?q=ftp%3A%2F%2Fx.com", "https://google.com/url?q=ftp%3A%2F%2Fx.com"],
])("%j is stored as %s, also if it is read again", (typed, stored) => {
  expect(completeLink(typed, SITE)).toBe(stored);
  expect(completeLink(stored, SITE)).toBe(stored);
});

it.each([
  "about",
  ...["intro.pdf", "plan.xlsx", "slides.pptx", "film.mov"],
  "about.html#team",
  "courses/@x.y",
  "?user=anna@x.com",
  "\ud800@x.com",
  "https://a.example/x https://b.example/y",
  "//elsewhere.example/a",
  "/\\elsewhere.example",
  "/\t/elsewhere.example",
  "/..//elsewhere.example",
  "javascript:alert(1)",
  "javascript://coach.example/%0aalert(1)",
  "https://a b",
  "https:/calendly.com",
  "tel:",
  "1.5",
  "",
])("%j is no link", (typed) => {
  expect(isLink(completeLink(typed, SITE))).toBe(false);
});

it("an address of this site that would lead to another as a path stays whole", () => {
  const address = "https://coach.example//elsewhere.example";
  expect(completeLink(address, SITE)).toBe(address);
});

it.each([
  ["https://https://calendly.com/x", "“https:” is not the name of a site"],
  ["https://@coach", "“@coach” is not the name of a site"],
  ["https://@coach.ann", "“@coach.ann” is not the name of a site"],
  ["https://instagram", "“instagram” is not the name of a site"],
  ["https://localhost/film.mp4", "“localhost” is on your own computer"],
  ["https://localhost:3000/", "“localhost:3000” is on your own computer"],
  ["https://192.168.1.20/film.mp4", "“192.168.1.20” is on your own computer"],
  ["https://2130706433/", "on your own computer"],
  ["https://172.16.0.1/", "on your own computer"],
  ["https://nas.local./film.mp4", "“nas.local.” is on your own computer"],
  ["https://[::1]/", "on your own computer"],
  ["https://[fd00::1]/", "on your own computer"],
  ["https://[::ffff:192.168.1.20]/", "on your own computer"],
  ["https://100.64.0.1/", "on your own computer"],
  ["http://192.168.1.20:8080/film.mp4", "“192.168.1.20:8080” is on your own computer"],
  ["https://user:secret@nas.home.arpa/", "“nas.home.arpa” is on your own computer"],
  ["tel:anna", "Please write a phone number"],
])("%s leads nowhere, and the reason is said", (typed, words) => {
  expect(whyDead(completeLink(typed, SITE))).toContain(words);
});

it.each([
  "https://calendly.com/@x",
  "https://example.com:8443/",
  "https://example.com./",
  "https://user:Pass@example.com/x",
  "https://[2001:db8::1]/",
  "https://172.32.0.1/",
  "https://100.128.0.1/",
  "https://10.example.com/",
  "https://local.example.com/",
  "tel:*100#",
  "tel:112",
  "/about",
  "mailto:a@b",
])("%s may lead somewhere", (link) => {
  expect([isLink(link), whyDead(link)]).toEqual([true, undefined]);
});
