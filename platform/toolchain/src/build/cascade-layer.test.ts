import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import postcss from 'postcss';
import { cascadeLayer, layerOf } from './cascade-layer.ts';
import { root } from './workspace.ts';

const wrap = (css: string, file: string, workspace = 'shell') =>
  postcss([cascadeLayer(join(root, workspace))]).process(css, { from: join(root, file) }).css;

test('every room has its layer, and libraries keep their own', () => {
  expect(layerOf(join(root, 'mf-catalog/src/screens/results.module.css'))).toBe('remote');
  expect(layerOf(join(root, 'shared/src/ui/price.module.css'))).toBe('ui');
  expect(layerOf(join(root, 'shell/src/frame/header.module.css'))).toBe('shell');
  expect(layerOf(join(root, 'node_modules/@mantine/core/styles/Button.layer.css'))).toBeUndefined();
});

test('rules of a remote end in its layer, media queries and key frames with them', () => {
  const css = wrap('.a { color: red }\n@media print { .a { color: black } }', 'mf-player/src/a.module.css');
  expect(css.replace(/\s+/g, '')).toBe('@layerremote{.a{color:red}@mediaprint{.a{color:black}}}');
});

test('the order of layers and blocks that name their own layer stay outside', () => {
  const order = '@layer reset, tokens, remote;';
  expect(wrap(order, 'shared/src/ui/styles/layers.css')).toBe(order);
  const tokens = '@layer tokens { :root { --a: 1 } }';
  expect(wrap(tokens, 'shared/src/ui/styles/tokens.css')).toBe(tokens);
});

test('imports stay first, and a library of the shell is left as it is', () => {
  expect(wrap("@import 'x.css';\n.a { top: 0 }", 'shared/src/ui/a.css')).toMatch(/^@import 'x\.css';\s*@layer ui ?\{/);
  expect(wrap('.a { top: 0 }', 'node_modules/x/a.css')).toBe('.a { top: 0 }');
});

test('what a remote takes of a library ends in the layer of the remote, with the library’s own layers', () => {
  const css = '@font-face { src: url(a.woff2) } @layer base, parts; @layer base { .x { top: 0 } } .x { top: 1px }';
  expect(wrap(css, 'node_modules/x/a.css', 'mf-player').replace(/\s+/g, '')).toBe(
    '@font-face{src:url(a.woff2)}@layerremote{@layerbase,parts;@layerbase{.x{top:0}}.x{top:1px}}',
  );
});
