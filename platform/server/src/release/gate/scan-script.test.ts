import { expect, test } from '@jest/globals';
import { scanScript } from './scan-script.ts';
import { parseScript } from './syntax-tree.ts';

const scan = (code: string) => scanScript(code, parseScript(code));
const found = (code: string) => scan(code).map(({ what }) => what);

test.each([
  ['eval("1")', 'calls eval'],
  ['window.eval(code)', 'calls eval'],
  ['(0, eval)(code)', 'calls eval'],
  ['new Function("a", "return a")', 'makes a function from text'],
  ['const f = Function(body);', 'makes a function from text'],
  ['setTimeout("go()", 10)', 'gives setTimeout a text instead of a function'],
  ['window.setInterval("go(" + id + ")", 10)', 'gives setInterval a text instead of a function'],
  ['element.setAttribute("onclick", "go()")', 'sets the attribute onclick'],
])('%s is code from text', (code, what) => {
  expect(found(code)).toEqual([what]);
});

test.each([
  'import("https://cdn.example/a.js")',
  'import x from "https://cdn.example/a.js"; x()',
  'export * from "//cdn.example/a.js"',
  'new Worker("https://cdn.example/worker.js")',
  'new Worker(new URL("https://cdn.example/worker.js"))',
  'importScripts("https://cdn.example/a.js")',
  'fetch(`https://api.example/v1/${id}`)',
  'new WebSocket("wss://api.example")',
  'navigator.sendBeacon("https://count.example/hit", "")',
  'script.src = "https://cdn.example/a.js"',
  'image.src = "https://cdn.example/" + name',
  'script.setAttribute("src", "//cdn.example/a.js")',
  'jsx("img", { src: "https://cdn.example/a.png" })',
  'h("link", { rel: "stylesheet", href: "https://cdn.example/a.css" })',
])('%s names another host', (code) => {
  expect(found(code)).toEqual([expect.stringContaining('which is another host')]);
});

test.each([
  ['words in a string', 'log("eval(1) and new Function(x), https://cdn.example/a.js")'],
  [
    'a link to another site',
    'jsx("a", { href: "https://example.org" }); jsx("link", { rel: "canonical", href: "https://a.example" })',
  ],
  ['a namespace', 'document.createElementNS("http://www.w3.org/2000/svg", "svg")'],
  ['its own host', 'fetch("/api/x"); new Worker(new URL("./w.js", import.meta.url)); image.src = "/a.png"'],
  ['a timer with a function', 'setTimeout(() => go(), 10); setTimeout(go)'],
  ['an address that is put together', 'fetch(`${base}/x`); fetch(`https://${host}/x`); script.src = url'],
  ['a method called eval', 'page.eval(1)'],
  ['how libraries find the global object', 'const root = self || Function("return this")()'],
  ['a question whether eval is allowed', 'try { new Function(""); ok = true } catch { ok = false }'],
  ['the same in a function called at once', 'try { (function () { Function("x") })() } catch (e) {}'],
  ['a text where a function is meant', 'const run = typeof job == "function" ? job : Function(job)'],
  ['the same in short', '"function" != typeof job && (job = new Function("" + job))'],
  ['how React asks for an event', 'el.setAttribute("oninput", "return;")'],
])('%s is fine', (_, code) => {
  expect(found(code)).toEqual([]);
});

test('a try that runs at another time guards nothing', () => {
  expect(found('try { later = () => eval(code) } catch {}')).toEqual(['calls eval']);
  expect(found('try { a() } catch { eval(code) }')).toEqual(['calls eval']);
});

test('WebAssembly is worth a look, because most libraries have another way', () => {
  expect(scan('WebAssembly.instantiate(bytes)')).toMatchObject([{ isCertain: false }]);
  expect(scan('eval(code)')).toMatchObject([{ isCertain: true }]);
});

test('a finding says where it stands', () => {
  expect(scan('go();\n  eval(code);')).toMatchObject([{ line: 2, column: 3, excerpt: 'eval(code)' }]);
});

test('very deep code is read like any other', () => {
  expect(found(`${'[].concat('.repeat(300)}eval(code)${')'.repeat(300)}`)).toEqual(['calls eval']);
  expect(found(`x = ${'"a" + '.repeat(3000)}"b"`)).toEqual([]);
});

test('what is no script is said to be none', () => {
  expect(() => scan('<!doctype html>')).toThrow(SyntaxError);
});
