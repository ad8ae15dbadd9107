import { expect, test } from '@jest/globals';
import { stylesInScript } from './styles-in-script.ts';
import { parseScript } from './syntax-tree.ts';

const found = (code: string) => stylesInScript(code, parseScript(code)).map(({ css }) => css);

test.each([
  ['n.push([e.id,"header{top:0}",""])', 'header{top:0}'],
  ['n.push([e.id, `header{\n top:0}`, ""])', 'header{\n top:0}'],
  ['n.push([e.id,"header{background:url("+t+")}",""])', 'header{background:url(x)}'],
  ['sheet.insertRule("header{top:0}", 0)', 'header{top:0}'],
  ['new CSSStyleSheet().replaceSync("header{top:0}")', 'header{top:0}'],
  ['style.textContent = "header{" + "top:0}"', 'header{top:0}'],
  ['style.appendChild(document.createTextNode("header{top:0}"))', 'header{top:0}'],
  ['jsx("style", { children: "header{top:0}" })', 'header{top:0}'],
])('%s', (code, css) => {
  expect(found(code)).toEqual([css]);
});

test.each([
  'n.push([e.id, "a"])',
  'title.textContent = "Save"',
  'sheet.insertRule(`${name}{top:0}`)',
  'log("header{top:0}")',
  'text.replace("{a:b}", c)',
  'style.innerHTML = "*, *::before, *::after {transition: none !important;}"',
])('%s is none', (code) => {
  expect(found(code)).toEqual([]);
});
