import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { runWebpack } from '../build/run-webpack.ts';
import { root } from '../build/workspace.ts';

const source = join(root, 'platform/packages/runtime-plugin');
const entry = join(source, 'src/index.ts');

interface Manifest {
  private?: boolean;
  peerDependencies: Record<string, string>;
  [other: string]: unknown;
}

/** Lays out `@stoa/runtime-plugin` below `stage`: one small script, and its types. @throws when it does not compile */
export async function stageRuntimePlugin(stage: string): Promise<string> {
  const target = join(stage, 'runtime-plugin');
  await mkdir(target, { recursive: true });
  await Promise.all([buildScript(target), writeTypes(target)]);
  for (const file of ['README.md', 'CHANGELOG.md']) await cp(join(source, file), join(target, file));
  const text = await readFile(join(source, 'package.json'), 'utf8');
  const { private: _private, peerDependencies, ...manifest } = JSON.parse(text) as Manifest;
  // The project has one exact version of everything; hosts have theirs.
  const peers = Object.entries(peerDependencies).map(([name, version]) => [name, `^${version}`]);
  const exports = { '.': { types: './index.d.ts', default: './index.js' }, './package.json': './package.json' };
  await writeFile(
    join(target, 'package.json'),
    `${JSON.stringify({ ...manifest, exports, peerDependencies: Object.fromEntries(peers) }, null, 2)}\n`,
  );
  return target;
}

const buildScript = (path: string): Promise<unknown> =>
  runWebpack({
    mode: 'production',
    context: source,
    entry,
    target: ['web', 'es2022'],
    devtool: false,
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: createRequire(import.meta.url).resolve('swc-loader'),
          options: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } },
        },
      ],
    },
    experiments: { outputModule: true },
    output: { path, filename: 'index.js', library: { type: 'module' } },
    optimization: { minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false })] },
  });

async function writeTypes(outDir: string): Promise<void> {
  const compiler = join(root, 'node_modules/typescript7/bin/tsc');
  const shape = ['--ignoreConfig', '--module', 'esnext', '--moduleResolution', 'bundler', '--target', 'es2022'];
  const only = ['--declaration', '--emitDeclarationOnly', '--noCheck', '--allowImportingTsExtensions'];
  await promisify(execFile)(process.execPath, [compiler, ...shape, ...only, '--outDir', outDir, entry]);
}
