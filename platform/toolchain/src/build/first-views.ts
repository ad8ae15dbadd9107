import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import Beasties from 'beasties';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { addresses } from '@stoa/shared/contract/site/addresses.ts';
import type { FirstView } from '@stoa/shared/platform-contract/first-view.ts';
import { SHELL_FILES_PATH } from '@stoa/shared/platform-contract/paths.ts';
import type { ShellDescriptor } from '@stoa/shared/platform-contract/release.ts';
import { matchPath } from 'react-router';
import webpack, { type Configuration } from 'webpack';
import type { FileGroup } from './built-files.ts';
import { demoBuildPlugin } from './demo-build.ts';
import { runWebpack } from './run-webpack.ts';
import { siteConfig } from './site-config.ts';
import { readWorkspace, root } from './workspace.ts';

type FirstViews = ShellDescriptor['first_views'];

/** As `shell/src/first-views.tsx` draws it. */
interface DrawnView {
  view: string;
  locale: string;
  html: string;
}

/** Folder of the shell's build. */
const FOLDER = 'first-views';
const ENTRY = './src/first-views.tsx';

/** Stylesheets of the whole build, and of each view's own. */
type StylesOf = (view: string) => readonly string[];

/**
 * Draws what a guest sees first with the shell's own components, and writes it into its build. Nothing of it runs again:
 * pages get the markup, and the styles that it needs.
 */
export async function buildFirstViews(shellDir: string, dist: string, stylesOf: StylesOf): Promise<FirstViews> {
  const drawn = await drawWith(shellDir);
  mkdirSync(join(dist, FOLDER));
  const views: FirstViews = {};
  for (const { view, locale, html } of drawn) {
    const file = `${FOLDER}/${view}.${locale}.json`;
    const sheets = stylesOf(view);
    const css = localFacesIn(dist, sheets) + (await stylesIn(dist, html, sheets)) + stylesOfAttributes(html);
    const content: FirstView = { css, html: withoutStyles(html) };
    writeFileSync(join(dist, file), JSON.stringify(content));
    const { needs, files } = views[view] ?? { needs: [], files: {} };
    views[view] = { needs: [...new Set([...needs, ...screensIn(html)])].sort(), files: { ...files, [locale]: file } };
  }
  return views;
}

/** The shell's stylesheets, and those of the view's own code. */
export const stylesOfViews =
  (entry: FileGroup, groups: Record<string, FileGroup>, screens: ShellDescriptor['screens']): StylesOf =>
  (view) => [...new Set([...entry.css, ...(screens[view] ?? []).flatMap((name) => groups[name]?.css ?? [])])];

async function drawWith(shellDir: string): Promise<DrawnView[]> {
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'stoa-first-views-'));
  try {
    await runWebpack(drawingConfig(shellDir, folder));
    const { drawFirstViews } = createRequire(import.meta.url)(join(folder, 'first-views.cjs')) as {
      drawFirstViews(): Promise<DrawnView[]>;
    };
    return await drawFirstViews();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The shell's components for Node, in one file; class names are those of its build for browsers. */
function drawingConfig(shellDir: string, path: string): Configuration {
  const workspace = readWorkspace(shellDir);
  const config = siteConfig(workspace, 'production');
  return {
    ...config,
    entry: { 'first-views': ENTRY },
    target: ['node24', 'es2022'],
    devtool: false,
    output: {
      ...config.output,
      path,
      publicPath: `${SHELL_FILES_PATH}/${workspace.version}/`,
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
    },
    plugins: [
      new MiniCssExtractPlugin(),
      demoBuildPlugin('production'),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
    optimization: { minimize: false },
    cache: { ...(config.cache as webpack.FileCacheOptions), name: 'shell-first-views' },
  };
}

/** What of the stylesheets these elements need, in both colour schemes. */
async function stylesIn(dist: string, html: string, sheets: readonly string[]): Promise<string> {
  const beasties = new Beasties({
    path: dist,
    publicPath: '/',
    logLevel: 'error',
    pruneSource: false,
    fonts: false,
    reduceInlineStyles: false,
    // What the page says of itself on the way: its colours, and whether there was a bar.
    allowRules: [/data-mantine-color-scheme/, /data-had-bar/],
  });
  const links = sheets.map((file) => `<link rel="stylesheet" href="/${file}">`).join('');
  const page = await beasties.process(
    `<!doctype html><html lang="en" dir="ltr"><head>${links}</head><body><div id="stoa">${html}</div></body></html>`,
  );
  const [head = ''] = page.split('</head>');
  return [...head.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css).join('');
}

/** Faces of the machine's own fonts, as wide as those of the site: nothing moves when these come. */
const localFacesIn = (dist: string, sheets: readonly string[]): string =>
  sheets
    .flatMap((sheet) => readFileSync(join(dist, sheet), 'utf8').match(/@font-face\{[^}]*\}/g) ?? [])
    .filter((face) => face.includes('local(') && !face.includes('url('))
    .join('');

/** A page's policy refuses the attribute; what stands beside the view sets each as soon as it is there. */
const withoutStyles = (html: string): string => html.replaceAll(' style="', ' data-style="');

/** The same as rules: a page comes in parts, and is painted before its scripts are there. */
function stylesOfAttributes(html: string): string {
  const values = [...html.matchAll(/ style="([^"&<]*)"/g)].map(([, value = '']) => value);
  return [...new Set(values)].map((value) => `[data-style="${value}"]{${value}}`).join('');
}

/** Screens that its links and forms lead to, by their addresses. */
function screensIn(html: string): string[] {
  const linked = [...html.matchAll(/ (?:href|action)="(\/[^"?#]*)/g)].map(([, path = '']) => path);
  return Object.values(addresses).filter((pattern) => linked.some((path) => matchPath(pattern, path)));
}
