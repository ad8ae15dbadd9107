import { createRequire } from 'node:module';
import { join } from 'node:path';
import CompressionPlugin from 'compression-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration, RuleSetRule, WebpackPluginInstance } from 'webpack';
import { cascadeLayer } from './cascade-layer.ts';
import { inputsHash } from './inputs-hash.ts';
import type { BuildMode } from './lent-modules.ts';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts';
import { root, sharedDir, type Workspace } from './workspace.ts';

const loader = (name: string) => createRequire(import.meta.url).resolve(name);

/** How long any one chunk or stylesheet may take before it fails, in every build of the site. */
export const CHUNK_TIMEOUT_MS = 120_000;

/**
 * What the builds of shell and remotes have in common. Every name that could meet another version's in one page
 * carries the version: webpack's globals and the CSS modules' class names.
 */
export function siteConfig(workspace: Workspace, mode: BuildMode): Configuration {
  const uniqueName = `${workspace.name}@${workspace.version}`;
  const isProduction = mode === 'production';
  return {
    name: workspace.name,
    mode: isProduction ? 'production' : 'development',
    context: workspace.dir,
    target: ['web', 'es2022'],
    devtool: isProduction ? 'hidden-source-map' : 'cheap-module-source-map',
    output: {
      path: join(workspace.dir, 'dist'),
      clean: true,
      uniqueName,
      publicPath: 'auto',
      filename: isProduction ? '[name].[contenthash:10].js' : '[name].js',
      chunkFilename: isProduction ? '[name].[contenthash:10].js' : '[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
      crossOriginLoading: 'anonymous',
      // A module that threw, as for a library that was refused, runs again at the next try. Webpack would hand on the half
      // of it that had run.
      strictModuleErrorHandling: true,
      hashFunction: 'xxhash64',
    },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
    module: { rules: [scripts(mode), messages, ...styles(workspace, uniqueName, mode), ...files] },
    plugins: plugins(uniqueName, mode),
    optimization: {
      minimizer: [
        new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false, exclude: DECODERS }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
      ],
      realContentHash: isProduction,
      // A page that has taken code that does not compile could not take its correction.
      emitOnErrors: mode === 'development',
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: join(root, 'node_modules/.cache/stoa-build'),
      name: `${workspace.name}-${mode}`,
      version: inputsHash(workspace, { source: false }),
    },
    performance: false,
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}

const scripts = (mode: BuildMode): RuleSetRule => ({
  test: /\.tsx?$/,
  // The shared package is sources, also where it is installed like a library.
  exclude: (file: string) => file.replace(sharedDir, '').includes('node_modules'),
  loader: loader('swc-loader'),
  options: {
    sourceMaps: true,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: {
        react: { runtime: 'automatic', development: mode === 'development', refresh: mode === 'development' },
      },
    },
  },
});

/** `messages/home.en.ts`: before the types are taken away, its texts are compiled. */
const messages: RuleSetRule = {
  test: /[\\/]messages[\\/][^\\/]+\.[a-z]{2}\.[jt]s$/,
  enforce: 'pre',
  loader: join(import.meta.dirname, 'messages-loader.js'),
};

const styles = (workspace: Workspace, salt: string, mode: BuildMode): RuleSetRule[] => [
  {
    test: /\.css$/,
    sideEffects: true,
    use: [
      // A finished site's policy allows no style elements, so an override brings stylesheets.
      mode === 'development' ? loader('style-loader') : MiniCssExtractPlugin.loader,
      {
        loader: loader('css-loader'),
        options: {
          importLoaders: 1,
          modules: {
            auto: true,
            namedExport: false,
            exportLocalsConvention: 'as-is',
            localIdentHashSalt: salt,
            localIdentName: mode === 'production' ? '[hash:base64:6]' : '[name]__[local]__[hash:base64:4]',
          },
        },
      },
      {
        loader: loader('postcss-loader'),
        options: { postcssOptions: { config: false, plugins: [cascadeLayer(workspace.dir)] } },
      },
    ],
  },
];

/** pdf.js asks for its decoders by their names, in one folder; they are modules, and small as they come. */
const DECODERS = 'pdf/';

const files: RuleSetRule[] = [
  { test: /\.woff2$/, type: 'asset/resource', generator: { filename: 'fonts/[name].[contenthash:10][ext]' } },
  { test: /\.(svg|png|jpe?g|webp|avif|gif)$/, type: 'asset/resource' },
  { test: /pdfjs-dist[\\/]wasm[\\/]/, type: 'asset/resource', generator: { filename: `${DECODERS}[name][ext]` } },
];

const compressed = { test: /\.(m?js|css|svg|json)$/, threshold: 256, exclude: /\.map$/ };

function plugins(uniqueName: string, mode: BuildMode): WebpackPluginInstance[] {
  if (mode === 'production') return productionPlugins();
  if (mode === 'override') return [new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css' })];
  return [new ReactRefreshPlugin({ library: uniqueName, overlay: false })];
}

const productionPlugins = (): WebpackPluginInstance[] => [
  new MiniCssExtractPlugin({ filename: '[name].[contenthash:10].css', chunkFilename: '[name].[contenthash:10].css' }),
  new ChunkIntegrityPlugin({ timeoutMs: CHUNK_TIMEOUT_MS }),
  new CompressionPlugin({ ...compressed, algorithm: 'gzip', filename: '[path][base].gz' }),
  new CompressionPlugin({ ...compressed, algorithm: 'brotliCompress', filename: '[path][base].br' }),
];
