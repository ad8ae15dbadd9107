import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShellDescriptor } from '@stoa/shared/platform-contract/release.ts';
import webpack, { type Configuration, type Stats } from 'webpack';
import { chunkNameOf, copyOf, lentKeys, lentVersions } from './lent-modules.ts';
import { runWebpack } from './run-webpack.ts';
import { siteConfig } from './site-config.ts';
import { readWorkspace, sharedDir } from './workspace.ts';

/** Folder of the shell's build. */
export const LENT_DIR = 'lent';
/** Import name of the module that hands out all the others, with their versions. */
export const LENT_SCOPE = '@stoa/lent';

const SHEETS = 'sheets';
const sheets = ['fonts', 'tokens', 'reset', 'mantine', 'library'];
const ORDER_OF_LAYERS = join(sharedDir, 'src/ui/styles/layers.css');

type Lent = NonNullable<ShellDescriptor['lent']>;

/**
 * Builds what the shell lends a second time: as ES modules, for pages of others that take their libraries from an import
 * map, and the looks of the site as one stylesheet. They share a runtime, so that each library is in a page once.
 */
export async function buildLent(shellDir: string, dist: string): Promise<Lent> {
  const stats = await runWebpack(lentConfig(shellDir, join(dist, LENT_DIR)));
  const modules = Object.fromEntries(
    lentKeys('production').map((key) => [key, inDist(entryFile(stats, chunkNameOf(key), '.mjs'))]),
  );
  modules[LENT_SCOPE] = inDist(writeScope(join(dist, LENT_DIR), modules));
  return { modules, looks: inDist(entryFile(stats, SHEETS, '.css')) };
}

const inDist = (file: string): string => `${LENT_DIR}/${file}`;

function lentConfig(shellDir: string, path: string): Configuration {
  const config = siteConfig({ ...readWorkspace(shellDir), name: LENT_DIR }, 'production');
  const filename = '[name].[contenthash:10].mjs';
  return {
    ...config,
    entry: {
      ...Object.fromEntries(lentKeys('production').map((key) => [chunkNameOf(key), copyOf(key)])),
      [SHEETS]: sheets.map((sheet) => `@stoa/shared/ui/styles/${sheet}.css`),
    },
    experiments: { outputModule: true },
    output: {
      ...config.output,
      path,
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      library: { type: 'module' },
      filename,
      chunkFilename: filename,
    },
    plugins: [...(config.plugins ?? []), layersFirst(readFileSync(ORDER_OF_LAYERS, 'utf8'))],
    optimization: {
      ...config.optimization,
      runtimeChunk: 'single',
      splitChunks: {
        chunks: 'all',
        cacheGroups: { looks: { type: 'css/mini-extract', name: 'looks', chunks: 'all', enforce: true } },
      },
    },
  };
}

/**
 * Says the order of the layers before all styles: in one sheet they stand as their modules happened to be found.
 * @throws Error when `sheet` does not say it
 */
export function layersFirst(sheet: string): webpack.BannerPlugin {
  const [banner] = /@layer [^;{]+;/.exec(sheet) ?? [];
  if (!banner) throw new Error(`${ORDER_OF_LAYERS} does not say the order of the layers: @layer reset, …;`);
  return new webpack.BannerPlugin({
    banner,
    raw: true,
    test: /\.css$/,
    // After the sheet has been made small, which would take out what seems said already; before its map is made.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
}

function entryFile({ compilation }: Stats, name: string, ending: string): string {
  const files = compilation.entrypoints.get(name)?.getFiles() ?? [];
  const file = files.findLast((one) => one.endsWith(ending));
  if (!file) throw new Error(`What the shell lends has no ${name}${ending}.`);
  return file;
}

/** What module federation's containers are given: name → version → where it is. */
function writeScope(dir: string, modules: Record<string, string>): string {
  const versions = lentVersions(Object.keys(modules));
  const lines = Object.entries(modules).map(
    ([key, file]) =>
      `  ${JSON.stringify(key)}: lend(${JSON.stringify(versions[key])}, () => import(${JSON.stringify(`./${file.slice(LENT_DIR.length + 1)}`)})),`,
  );
  const code = `const lend = (version, load) => ({
  [version]: { get: () => load().then((module) => () => module), from: "stoa", eager: false },
});

/** The shared libraries of the site, for \`init\` of every container in the page. */
export const shareScope = {
${lines.join('\n')}
};
`;
  const name = `scope.${createHash('sha256').update(code).digest('hex').slice(0, 10)}.mjs`;
  writeFileSync(join(dir, name), code);
  return name;
}
