// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { readPasted } from "./pasted-html";

const read = (html: string) => {
  const { body, leftOut } = readPasted(html);
  return [body.innerHTML, ...leftOut];
};

it("a picture whose data is not of its kind is named", () => {
  expect(read('<p>a<img src="data:image/png;base64,AA_A"></p>')).toEqual(["<p>a</p>", "a picture"]);
});

it.each([
  ["./assets/a.png", "a.png"],
  ["assets/wheel.png", "wheel.png"],
  ["../img/a.png", "a.png"],
  ["../../../pictures/a.png", "a.png"],
  ["/pictures/../img/a.png", "a.png"],
  ["/Users/anna/Pictures/wheel.png", "wheel.png"],
  [`${location.origin}/assets/a.png`, "a.png"],
  ["https://elsewhere.example/pictures/a.png", "a.png"],
  [":/6f3c0b1d", "a picture"],
])("a picture that this site does not have is named: %s", (src, name) => {
  expect(read(`<p>a<img src="${src}"></p>`)).toEqual(["<p>a</p>", name]);
});

it.each(["/pictures/b.webp#top", "/artwork/steps.svg", "/icons/course.svg"])(
  "a picture of this site stays: %s",
  (path) => {
    for (const src of [path, location.origin + path]) {
      expect(read(`<img src="${src}">`)).toEqual([`<img src="${path}" alt="">`]);
    }
  },
);

it.each([
  "<svg><text>Step one</text></svg>",
  "<svg aria-hidden=true><foreignObject><div>Step</div></foreignObject></svg>",
  '<svg><image href="a.png"></image></svg>',
  '<svg role="graphics-document document" aria-roledescription="flowchart-v2"><path/></svg>',
])("a drawing that says something is named: %s", (drawing) => {
  expect(read(`<p>a</p>${drawing}`)).toEqual(["<p>a</p>", "something embedded"]);
});

describe("an address of a link", () => {
  it.each([
    ["example.com/book", "https://example.com/book"],
    ["anna@example.com", "mailto:anna@example.com"],
    ["http://example.com", "http://example.com"],
  ])("is completed: %s", (typed, href) => {
    expect(read(`<p><a href="${typed}">a</a></p>`)).toEqual([`<p><a href="${href}">a</a></p>`]);
  });

  it.each(["ftp://a.example/b", "file:///C:/a.pdf", "../b.html", "/contact", "#_Toc1"])(
    "is named if it cannot be kept: %s",
    (href) => {
      const link = `<a href="${href}">a</a>`;
      expect(read(`<p>${link}${link}</p>`)).toEqual(["<p>aa</p>", "the address of a link"]);
    },
  );

  it.each([
    "https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.example%2Fb%3Fc%3D1&data=05%7C02%7Canna%40coach.example%7C&reserved=0",
    "https://nam12.safelinks.protection.outlook.com/ap/w-59584e83/?url=https%3A%2F%2Fa.example%2Fb%3Fc%3D1&data=anna%40coach.example",
    "https://google.com/url?q=https://a.example/b?c%3D1&sa=D&usg=x",
    "http://www.google.com/url?q=https%3A%2F%2Fa.example%2Fb%3Fc%3D1&source=gmail",
    "https://www.google.com/url?sa=t&rct=j&q=&esrc=s&url=https%3A%2F%2Fa.example%2Fb%3Fc%3D1&usg=x",
    "https://www.google.co.uk/url?sa=t&q=breathing&url=https%3A%2F%2Fa.example%2Fb%3Fc%3D1",
    "https://l.facebook.com/l.php?u=https%3A%2F%2Fa.example%2Fb%3Fc%3D1&h=AT0",
    "https://l.facebook.com/l.php?u=https%3A%2F%2Fwww.google.com%2Furl%3Fq%3Dhttps%253A%252F%252Fa.example%252Fb%253Fc%253D1",
  ])("is freed from the detour of a mail program: %s", (href) => {
    const link = `<a href="${href.replaceAll("&", "&amp;")}">a</a>`;
    expect(read(`<p>${link}</p>`)).toEqual(['<p><a href="https://a.example/b?c=1">a</a></p>']);
  });

  it("is the one that Outlook notes beside its detour", () => {
    const link = (original: string) =>
      `<p><a href="https://eur01.safelinks.protection.outlook.com/?data=x" originalsrc="${original}">a</a></p>`;
    expect(read(link("mailto:anna@a.example"))).toEqual([
      '<p><a href="mailto:anna@a.example">a</a></p>',
    ]);
    expect(read(link("javascript:x()"))).toEqual(["<p>a</p>", "the address of a link"]);
    expect(
      read('<p><a href="https://a.example/" originalsrc="https://b.example/">a</a></p>'),
    ).toEqual(['<p><a href="https://a.example/">a</a></p>']);
  });

  it.each(["javascript%3Aalert(1)", "%2Fcontact", "%2F%2Fa.example", "ftp%3A%2F%2Fa.example"])(
    "is named if a detour leads to what cannot be kept: %s",
    (target) => {
      const link = `<a href="https://www.google.com/url?q=${target}">a</a>`;
      expect(read(`<p>${link}</p>`)).toEqual(["<p>a</p>", "the address of a link"]);
    },
  );

  it.each(["https://www.google.com/url?q=", "https://www.google.com/search?q=https://a.example"])(
    "stays if it is no detour: %s",
    (href) => {
      expect(read(`<p><a href="${href}">a</a></p>`)).toEqual([`<p><a href="${href}">a</a></p>`]);
    },
  );

  it("of this site behind a detour is kept as a path", () => {
    const target = encodeURIComponent(`${location.origin}/about`);
    expect(read(`<p><a href="https://google.com/url?q=${target}">a</a></p>`)).toEqual([
      '<p><a href="/about">a</a></p>',
    ]);
  });

  it("of a button is no loss", () => {
    expect(read('<p><a href="#">a</a><a href="javascript:x()">b</a><a name="c">c</a></p>')).toEqual(
      ["<p>abc</p>"],
    );
  });
});

it("the link of a picture is named, because the picture stays without it", () => {
  const picture = '<img src="/pictures/b.webp" alt="B">';
  const [, ...leftOut] = read(`<p>a</p><a href="https://a.example/">${picture}</a>${picture}`);
  expect(leftOut).toEqual(["the link of a picture"]);
});

it("equations are named", () => {
  expect(read("<p>a <math><mi>x</mi></math></p>")).toEqual(["<p>a </p>", "equations"]);
});
