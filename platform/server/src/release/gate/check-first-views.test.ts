import { expect, test } from '@jest/globals';
import { aShell } from '../../testing/built-folders.ts';
import { aFile } from '../../testing/published-files.ts';
import { gateArtefact } from './gate-artefact.ts';

const FILE = 'first-views/login.en.json';

async function gated(text: string, isListed = true) {
  const descriptor = aShell({ first_views: { login: { needs: ['/signup'], files: { en: FILE } } } });
  const texts: Record<string, string> = {
    'main.js': 'shell()',
    'main.css': '@layer shell{.a{top:0}}',
    'text.woff2': 'font',
    ...(isListed && { [FILE]: text }),
  };
  return gateArtefact({
    descriptor,
    files: Object.entries(texts).map(([path, content]) => aFile(path, content)),
    readText: async (path) => texts[path],
    live: { shells: [], remotes: [] },
  });
}
const drawn = (html: string, css = '@media (width<=62em){.a{top:0}}') => JSON.stringify({ css, html });

test('a first view of markup and styles passes, whatever words stand in it', async () => {
  const { refusals, checks } = await gated(
    drawn(
      '<style nonce="stoa-nonce">:root{top:0}</style><h1 data-style="--a:1">Turn on = off; javascript: for all</h1>' +
        '<a href="/x">x</a><a href="#main">y</a><input name="q"/><svg viewBox="0 0 1 1"><path d="M0 0z"/></svg><!-- -->',
    ),
  );
  expect(refusals).toEqual([]);
  expect(checks).toContain('1 first view: markup and styles, and nothing that runs.');
});

test.each([
  ['holds script', drawn('<h1>Hello</h1><script>run()</script>')],
  ['is not well-formed', drawn('<img src="/x"onerror=run()>')],
  ['holds code (onerror)', drawn('<img alt=">" src="/x" onerror="run()">')],
  ['is not well-formed', drawn('<img/onerror=run()>')],
  ['leads away from the site (href)', drawn('<a href="java&#115;cript:run()">x</a>')],
  ['leads away from the site (action)', drawn('<form action="https://elsewhere.example/"></form>')],
  ['leads away from the site (href)', drawn('<a href="//elsewhere.example">x</a>')],
  ['holds iframe', drawn('<iframe srcdoc="x"></iframe>')],
  ['holds base', drawn('<base href="/elsewhere">')],
  ['holds a style attribute', drawn('<p style="color:red">x</p>')],
  ['holds a nonce', drawn('<style nonce="abc">.a{top:0}</style>')],
  ['calls an element stoa-visit', drawn('<div id="stoa-visit">{}</div>')],
  ['does not end div', drawn('<div><p>x</p>')],
  ['is not well-formed', drawn('<p>x</p><!-- and the rest of the page')],
  ['is not well-formed', drawn('<textarea>')],
  ['ends the styles', drawn('<p>x</p>', '.a{top:0}</style><script>run()</script>')],
  ['is no first view', '<h1>Hello</h1>'],
  ['is no first view', JSON.stringify({ html: '<h1>Hello</h1>' })],
])('%s: is refused', async (words, text) => {
  const { refusals } = await gated(text);
  expect(refusals).toMatchObject([{ code: 'source_forbidden', file: FILE, message: expect.stringContaining(words) }]);
});

test('one that files.json does not list is refused', async () => {
  const { refusals } = await gated('', false);
  expect(refusals).toContainEqual(expect.objectContaining({ code: 'integrity_missing', file: FILE }));
});
