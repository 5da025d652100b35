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
