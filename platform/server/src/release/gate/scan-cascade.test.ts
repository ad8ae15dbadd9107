import { expect, test } from '@jest/globals';
import { namesIn, type PageNames } from './page-names.ts';
import { scanCascade } from './scan-cascade.ts';

const frame = namesIn(
  `@layer shell { .nt5dUP { color: red } :is(.x9 > .y9) { top: 0 } @keyframes nt5dUP { from { top: 0 } } }
   @property --frame-gap { syntax: '*'; inherits: true }
   @font-face { font-family: 'Source Sans 3 Variable'; src: url(a.woff2) }`,
);
const player = namesIn(
  '@layer remote { .C0A5Tn, [data-v-1a2b3c4d] { top: 0 } .crop { top: 0 } @media print { .crop { top: 1px } } }',
);
const names: PageNames = {
  frame,
  remotes: ['mf-player', 'mf-reviews-two'],
  marks: new Map([...player.marks].map(([mark, rules]) => [mark, { owner: 'mf-player', rules }])),
  families: new Map([
    ['source sans 3 variable', 'shell'],
    ['inter', 'mf-player'],
  ]),
};
const leaks = (code: string) => scanCascade(code, { remote: 'mf-reviews', names });
const inLayer = (code: string) => leaks(`@layer remote { ${code} }`);

test.each([
  'header { display: none !important }',
  'HEADER { top: 0 }',
  '\\68 eader { top: 0 }',
  '/* .own */ he\\61 der /* .own */ { top: 0 }',
  ':root { --stoa-color-text: red }',
  'html { top: 0 }',
  'body { top: 0 }',
  '* { top: 0 }',
  '.own, header { top: 0 }',
  'body .own ~ header, header { top: 0 }',
  ':is(body) { top: 0 }',
  ':where(:root) { top: 0 }',
  ':is(.own, body) { top: 0 }',
  ':is(.own, body) header { top: 0 }',
  ':-webkit-any(header) { top: 0 }',
  'header:has(.own) { top: 0 }',
  'header:not(.own) { top: 0 }',
  ':has(.own) header { top: 0 }',
  ':nth-child(1 of .own) { top: 0 }',
  'html.own { top: 0 }',
  'html.own header { top: 0 }',
  ':is(html).own header { top: 0 }',
  ':root:is(.own) > body { top: 0 }',
  '#stoa { top: 0 }',
  '[data-hidden] { top: 0 }',
  '[class] { top: 0 }',
  '::selection { color: red }',
  '::backdrop { color: red }',
  '.nt5dUP { top: 0 }',
  '.\\6e t5dUP { top: 0 }',
  '.x9 { top: 0 }',
  '.m_54c44539 { top: 0 }',
  '.mantine-Button-root { top: 0 }',
  '.stoa-first { top: 0 }',
  '@media print { header { top: 0 } }',
  '@supports (display: grid) { header { top: 0 } }',
  '@container scroll-state(stuck: top) { header { top: 0 } }',
  '@starting-style { header { top: 0 } }',
  '@scope { header { top: 0 } }',
  '@scope (body) { header { top: 0 } }',
  '@scope (.own, body) { header { top: 0 } }',
  '@scope (body) { :scope { top: 0 } }',
  '@layer deeper { header { top: 0 } }',
  'body { & header { top: 0 } }',
  '.own { body:has(&) { top: 0 } }',
  '.own { :not(&) { top: 0 } }',
  '.own { @media print { :root:has(&) { top: 0 } } }',
  'html { @media print { top: 0 } }',
  'stoa-frame { top: 0 }',
  'sl-button { top: 0 }',
  '@scope (.C0A5Tn) { :scope { top: 0 } }',
  '.a { content: "a\n} header { top: 0 } .b { content: "}',
])('%s reaches beyond the remote', (code) => {
  const found = inLayer(code);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({
    what: expect.stringContaining('not the remote’s own'),
    remedy: expect.stringMatching(/\.$/),
  });
});

test.each([
  '.own { top: 0 !important }',
  '.own h2, .own > * + p, .own ~ .own::before { top: 0 }',
  '.own h2 + p, .own sl-button { top: 0 }',
  'body .own, html[dir=rtl] .own, :root .own { top: 0 }',
  ':is(.own, .other) :is(h2, h3) { top: 0 }',
  '.own:has(header):not(body) { top: 0 }',
  '.own { & h2 { top: 0 } > p { top: 0 } header { top: 0 } @media print { top: 0 } }',
  '[dir=rtl] { .own { top: 0 } }',
  '@scope (.own) to (.end) { :scope { top: 0 } img { top: 0 } }',
  'mf-reviews-card, mf-reviews-card h2 { top: 0 }',
  'h2[data-v-7ba5bd90], [_ngcontent-abc-c1] { top: 0 }',
  '#mf-reviews-list h2 { top: 0 }',
  '.dark\\:flex:is(.dark *) { top: 0 }',
  'header {}',
  '@keyframes spin { from { top: 0 } }',
  "@font-face { font-family: 'mf-reviews Inter'; src: url(a.woff2) }",
  '@property --tw-ring { syntax: "*"; inherits: false }',
  '@page certificate { margin: 0 }',
  '.own { *zoom: 1; color: red\\9; }',
  ':host(.a) { top: 0 }',
])('%s is fine', (code) => {
  expect(inLayer(code)).toEqual([]);
});

test.each([
  ['.C0A5Tn { display: none !important }', 'overrules with !important .C0A5Tn, which is mf-player’s'],
  ['.own ~ .C0A5Tn { top: 0 }', 'styles .C0A5Tn, which is mf-player’s'],
  ['.own:is(.a, .C0A5Tn) { top: 0 }', 'styles .C0A5Tn, which is mf-player’s'],
  ['.\\43 0A5Tn { top: 0 }', 'styles .C0A5Tn, which is mf-player’s'],
  ['[data-v-1a2b3c4d] { top: 0 }', 'styles [data-v-1a2b3c4d], which is mf-player’s'],
  ['.mf-player-video_x1 { top: 0 }', 'styles .mf-player-video_x1, which is mf-player’s'],
  ['mf-player-video { top: 0 }', 'styles mf-player-video, which is mf-player’s'],
  ['#mf-reviews-two-list { top: 0 }', 'styles #mf-reviews-two-list, which is mf-reviews-two’s'],
  ['.crop { top: 0 }', 'styles .crop, which is mf-player’s'],
])('%s hits another remote: it %s', (code, words) => {
  expect(inLayer(code)).toEqual([
    expect.objectContaining({ what: expect.stringContaining(words), remedy: expect.stringContaining('CSS Modules') }),
  ]);
});

test('the very same rules in two remotes, as of a library that both bring, are fine', () => {
  expect(inLayer('.crop { top: 0 } .own { top: 0 } @media print { .crop { top: 1px } }')).toEqual([]);
  expect(inLayer('.crop { top: 0 } @media screen { .crop { top: 1px } }')).toHaveLength(2);
});

test.each([
  ['.own { top: 0 }', 'in no layer'],
  ['@layer remote { .own { top: 0 } } .own { top: 0 }', 'in no layer'],
  ['@media print { .own { top: 0 } }', 'in no layer'],
  ['@layer shell { .own { top: 0 } }', 'not a remote’s'],
  ['@layer late { .own { top: 0 } }', 'not a remote’s'],
  ['@layer { .own { top: 0 } }', 'not a remote’s'],
  ['@layer Remote { .own { top: 0 } }', 'not a remote’s'],
  ['@layer mantine.a { .own { top: 0 } }', 'not a remote’s'],
  ['@layer remote, shell;', 'orders layers'],
  ['@layer remote, ui;', 'orders layers'],
  ['@import url(more.css) layer(remote);', 'imports'],
  ['@layer remote { @keyframes nt5dUP { from { top: 0 } } }', 'animation of the frame'],
  ['@keyframes "m_\\35 4c44539" { from { top: 0 } }', 'animation of the frame'],
  ['@property --frame-gap { syntax: "*"; inherits: false }', 'property of the frame'],
  ['@property --stoa-gutter { syntax: "*"; inherits: false }', 'property of the frame'],
  ['@font-face { font-family: "SOURCE Sans 3 Variable"; src: url(x) }', 'shell’s'],
  ['@font-face { font-family: Inter; src: url(x) }', 'mf-player’s'],
  ['@page { margin: 0 }', 'printed'],
  ['@view-transition { navigation: auto }', 'whole page'],
  ['@when (x) { header { top: 0 } }', 'not known'],
  ['@layer remote { header:!x { top: 0 } }', 'cannot be read'],
])('%s: %s', (code, words) => {
  expect(leaks(code)).toEqual([expect.objectContaining({ what: expect.stringContaining(words) })]);
});

test.each([
  '@layer ui, remote;',
  '@layer remote.reset, remote.parts;',
  '@layer ui { .own { top: 0 } }',
  '@layer remote.a.b { .own { top: 0 } }',
  '@layer remote { @layer x, y; @layer x { .own { top: 0 } } }',
])('%s is its own layer', (code) => {
  expect(leaks(code)).toEqual([]);
});

test('a script may say how to print what it prints, and hits the page as little as a stylesheet', () => {
  const inScript = (code: string) => scanCascade(code, { remote: 'mf-reviews', names, isInScript: true });
  expect(inScript('@page { size: A4 landscape } .own { top: 0 }')).toEqual([]);
  expect(inScript('header { top: 0 }')).toHaveLength(1);
});

test('a leak says where it stands', () => {
  expect(leaks('@layer remote {\n  .own { top: 0 }\n  header { top: 0 }\n}')).toMatchObject([
    { line: 3, column: 3, what: 'styles what is not the remote’s own: header' },
  ]);
});
