import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import ssri from 'ssri';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';

const { RuntimeModule, RuntimeGlobals, sources } = webpack;

/** Stands in the runtime until the stylesheets have their last bytes. */
const placeholder = (chunkId: string | number) => `STOA-STYLE-INTEGRITY(${chunkId})`;
const anyPlaceholder = /STOA-STYLE-INTEGRITY\(([^)]*)\)/g;

/**
 * Gives stylesheets that webpack's runtime loads what scripts have: integrity, and an end to waiting. A hung stylesheet
 * fails like a chunk, named, with type `timeout`; mini-css-extract alone would wait for ever. The hashes stand in the
 * entry, so that the entry's integrity covers them.
 */
export class StylesheetLoadingPlugin {
  readonly timeoutMs: number;
  constructor({ timeoutMs }: { timeoutMs: number }) {
    this.timeoutMs = timeoutMs;
  }

  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('StylesheetLoadingPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap('StylesheetLoadingPlugin', (chunk) => compilation.addRuntimeModule(chunk, new StyleIntegrityModule()));
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'StylesheetLoadingPlugin',
        (source, { tag, chunkId }) => `${source}
${tag}.integrity = ${RuntimeGlobals.require}.styleIntegrity[${chunkId}];
${tag}.crossOrigin = "anonymous";
setTimeout(function () { ${tag}.onerror && ${tag}.onerror({ type: "timeout", target: ${tag} }); }, ${this.timeoutMs});`,
      );
      compilation.hooks.processAssets.tap(
        { name: 'StylesheetLoadingPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
        () => fillIntegrity(compilation),
      );
    });
  }
}

class StyleIntegrityModule extends RuntimeModule {
  constructor() {
    super('style integrity', RuntimeModule.STAGE_ATTACH);
  }
  override generate() {
    const { chunk, chunkGraph } = this;
    const hasStyle = (other: Chunk) => !!chunkGraph?.getChunkModulesIterableBySourceType(other, 'css/mini-extract');
    const styled = [...(chunk?.getAllAsyncChunks() ?? [])].filter(hasStyle);
    const map = Object.fromEntries(styled.map(({ id }) => [id, placeholder(id!)]));
    return `${RuntimeGlobals.require}.styleIntegrity = ${JSON.stringify(map)};`;
  }
}

const isStyle = (file: string) => file.endsWith('.css');

function fillIntegrity(compilation: Compilation) {
  const integrityOf = new Map<string, string>();
  for (const chunk of compilation.chunks) {
    const file = [...chunk.files].find(isStyle);
    if (file) integrityOf.set(String(chunk.id), hash(compilation, file));
  }
  for (const file of Object.keys(compilation.assets).filter((name) => name.endsWith('.js'))) {
    const code = String(compilation.getAsset(file)?.source.source());
    if (!code.includes('STOA-STYLE-INTEGRITY(')) continue;
    const filled = code.replaceAll(anyPlaceholder, (_, id: string) => integrityOf.get(id) ?? '');
    compilation.updateAsset(file, new sources.RawSource(filled));
  }
}

const hash = (compilation: Compilation, file: string): string =>
  ssri.fromData(compilation.getAsset(file)!.source.buffer(), { algorithms: ['sha384'] }).toString();
