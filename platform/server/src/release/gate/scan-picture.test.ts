import { expect, test } from '@jest/globals';
import { scanPicture } from './scan-picture.ts';

const inside = (body: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">\n${body}</svg>`;

test.each([
  '<script>alert(1)</script>',
  '<SCRIPT href="a.js"/>',
  '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>',
  '<foreignObject><p/></foreignObject>',
  '<path d="M0 0" onload="alert(1)"/>',
  "<path d='M0 0' onClick = 'alert(1)'/>",
  '<a href="javascript:alert(1)"><path/></a>',
  '<a xlink:href="java&#x73;cript:alert(1)"><path/></a>',
  '<a href=" java\nscript:alert(1)"><path/></a>',
  '<set attributeName="href" to="javascript:alert(1)"/>',
  '<animate attributeName="href" values="#a;javascript:alert(1)"/>',
  '<image href="https://cdn.example/a.png"/>',
  '<image href="/a.png"/>',
  '<use href="data:image/svg+xml;base64,AAAA#a"/>',
  '<rect style="fill:url(https://cdn.example/a.svg#b)"/>',
  '<rect fill="url(//cdn.example/a.svg#b)"/>',
  '<style>@import "a.css";</style>',
  '<style><![CDATA[.a{background:url(https://cdn.example/a.png)}]]></style>',
  '<style>.a{background:u<!-- -->rl(https://cdn.example/a.png)}</style>',
  '<style>.a{background:&#117;rl(https://cdn.example/a.png)}</style>',
  '<s:style><g/>@import "a.css";</s:style>',
])('%s makes it more than a picture', (body) => {
  const [leak] = scanPicture(inside(body));
  expect(leak).toMatchObject({ line: 2, column: 1, remedy: expect.stringMatching(/\.$/) });
});

test.each([
  ['an entity', '<!DOCTYPE svg [<!ENTITY a SYSTEM "b">]><svg>&a;</svg>'],
  ['a stylesheet', '<?xml-stylesheet href="a.css"?><svg/>'],
  ['another encoding', '<?xml version="1.0" encoding="utf-7"?><svg/>'],
  ['bytes that are none', '<\0s\0v\0g\0/>\0'],
  ['a tag without its end', '<svg><path d="M0 0"'],
  ['a tag within a tag', '<svg><path <script>x</script>'],
  ['a comment without its end', '<svg><!-- </svg>'],
  ['styles without their end', '<svg><style>.a{}</svg>'],
])('%s is refused', (_, code) => {
  expect(scanPicture(code)).toHaveLength(1);
});

test.each([
  '<!-- <script>no</script> onload="x" --><path d="M0 0h8"/>',
  '<defs><linearGradient id="a"/></defs><rect fill="url(#a)" style="mask: url( #b )"/>',
  '<use href="#a"/><use xlink:href="#a"/>',
  '<image href="data:image/png;base64,AAAA"/>',
  '<a href="https://example.org"><path/></a>',
  '<style>.a{fill:red}</style><title>on load</title>',
  '<animate attributeName="r" values="1;2"/>',
])('%s is a picture', (body) => {
  expect(scanPicture(`<?xml version="1.0" encoding="UTF-8"?>${inside(body)}`)).toEqual([]);
});

test('a fault says where it stands, in lines and columns', () => {
  expect(scanPicture('<svg>\n<g>\n  <path onload="a()"/><use href="/b"/></g>\n<script/></svg>')).toMatchObject([
    { line: 3, column: 3 },
    { line: 3, column: 23 },
    { line: 4, column: 1 },
  ]);
});

const LETTERS = 250_000;

test.each([
  ['handlers', '<a onload="">'],
  ['tags without an end', '<a '],
  ['comments without an end', '<!--'],
  ['styles without an end', '<style>'],
  ['one long name', 'a'],
  ['lines', '\n'],
  ['addresses', '<style>url('],
])('a picture as large as one may be is read at once, also one of nothing but %s', (_, text) => {
  const start = performance.now();
  for (const before of ['<svg ', '<svg>']) scanPicture(before + text.repeat(LETTERS / text.length));
  expect(performance.now() - start).toBeLessThan(2_000);
});
