import { expect, test } from '@jest/globals';
import { scanStyle } from './scan-style.ts';

const found = (code: string) => scanStyle(code).map(({ policy, line }) => [policy, line]);

test.each([
  ['@import url("https://cdn.example/a.css") layer(x);', "style-src 'self'"],
  ["@import '//cdn.example/a.css';", "style-src 'self'"],
  ['.a { background: no-repeat url(https://cdn.example/a.png) }', "img-src 'self'"],
  ['.a { background: image-set("https://cdn.example/a.png" 1x) }', "img-src 'self'"],
  [':root { --picture: url("https://cdn.example/a.png") }', "img-src 'self'"],
  ['@font-face { font-family: x; src: url(https://cdn.example/a.woff2) }', "font-src 'self'"],
  ['@font-face { font-family: x; src: url("data:font/woff2;base64,AAAA") }', "font-src 'self'"],
])('%s is refused', (code, policy) => {
  expect(found(code)).toEqual([[policy, 1]]);
});

test.each([
  ['files of its own', '@font-face { src: url(fonts/a.woff2) } .a { background: url(/a.png); --b: url(./b.png) }'],
  ['pictures inside', `.a { mask: url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>") }`],
  ['comments and words', '/* https://cdn.example */ .a::after { content: "see example.org" }'],
])('%s are fine', (_, code) => {
  expect(found(code)).toEqual([]);
});
