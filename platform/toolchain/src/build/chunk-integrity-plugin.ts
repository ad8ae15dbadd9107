import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import ssri from 'ssri';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';

const NAME = 'ChunkIntegrityPlugin';
const { RuntimeModule, RuntimeGlobals, sources } = webpack;
const hashesOf = (kind: Kind) => `${RuntimeGlobals.require}.integrity.${kind}[chunkId]`;

/** How often each chunk's stylesheet was asked for. */
const styleRounds = `${RuntimeGlobals.require}.styleRounds`;

type Kind = 'js' | 'css';
const sourceTypes: Record<Kind, string> = { js: 'javascript', css: 'css/mini-extract' };

/** As long as a hash in base64, so that source maps stay true when it is filled in. */
const placeholder = (kind: Kind, chunkId: string | number): string =>
  `STOA-INTEGRITY:${kind}:${chunkId}:`.padEnd('sha384-'.length + 64, '.');
const anyPlaceholder = /STOA-INTEGRITY:(js|css):([^:]+):\.*/g;

/**
 * Gives every chunk and stylesheet that webpack's runtime loads its integrity, and stylesheets an end to waiting: a hung
 * one fails like a chunk, named, with type `timeout`, where mini-css-extract alone would wait for ever. A stylesheet that
 * failed is asked for again under another address (`?r=1`): a browser joins a request to a hanging one of the same
 * address, and answers one for refused bytes from its memory. The hashes stand in the entry, so that the entry's integrity covers the whole build. (webpack-subresource-integrity covers no
 * CSS, and fails on the chunks without files that module federation makes.)
 */
export class ChunkIntegrityPlugin {
  readonly timeoutMs: number;
  constructor({ timeoutMs }: { timeoutMs: number }) {
    this.timeoutMs = timeoutMs;
  }

  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap(NAME, (chunk) => compilation.addRuntimeModule(chunk, new IntegrityModule()));
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        // Module federation loads containers by the same function, without a chunk id.
        (code) => `${code}
if (chunkId !== undefined && ${hashesOf('js')}) { script.integrity = ${hashesOf('js')}; script.crossOrigin = "anonymous"; }`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        NAME,
        (code, { tag }) => `${code}
${tag}.integrity = ${hashesOf('css')}; ${tag}.crossOrigin = "anonymous";
var round = (${styleRounds}[chunkId] = (${styleRounds}[chunkId] || 0) + 1) - 1;
if (round > 0) { ${tag}.dataset.href = ${tag}.href; ${tag}.href += "?r=" + round; }
setTimeout(function () { ${tag}.onerror && ${tag}.onerror({ type: "timeout", target: ${tag} }); }, ${this.timeoutMs});`,
      );
      compilation.hooks.processAssets.tap(
        // After the names with content hashes are final, before the compressed copies are made.
        { name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
        () => fillIntegrity(compilation),
      );
    });
  }
}

class IntegrityModule extends RuntimeModule {
  constructor() {
    super('chunk integrity', RuntimeModule.STAGE_ATTACH);
  }
  override generate() {
    const maps = { js: this.placeholders('js'), css: this.placeholders('css') };
    return `${RuntimeGlobals.require}.integrity = ${JSON.stringify(maps)};\n${styleRounds} = {};`;
  }
  private placeholders(kind: Kind): Record<string, string> {
    const { chunk, chunkGraph } = this;
    const has = (other: Chunk) => !!chunkGraph?.getChunkModulesIterableBySourceType(other, sourceTypes[kind]);
    const chunks = [...(chunk?.getAllAsyncChunks() ?? [])].filter(has);
    return Object.fromEntries(chunks.map(({ id }) => [id, placeholder(kind, id!)]));
  }
}

function fillIntegrity(compilation: Compilation): void {
  const hashes = new Map<string, string>();
  for (const chunk of compilation.chunks) {
    for (const file of chunk.files) {
      const kind = /\.(js|css)$/.exec(file)?.[1];
      if (kind) hashes.set(`${kind}:${chunk.id}`, hash(compilation, file));
    }
  }
  for (const file of Object.keys(compilation.assets).filter((name) => name.endsWith('.js'))) {
    const code = String(compilation.getAsset(file)?.source.source());
    if (!code.includes('STOA-INTEGRITY:')) continue;
    const filled = code.replaceAll(anyPlaceholder, (_, kind: string, id: string) => {
      const found = hashes.get(`${kind}:${id}`);
      if (!found) throw new Error(`Chunk ${id} of ${file} has no ${kind} file to hash.`);
      return found;
    });
    compilation.updateAsset(file, new sources.RawSource(filled));
  }
}

const hash = (compilation: Compilation, file: string): string =>
  ssri.fromData(compilation.getAsset(file)!.source.buffer(), { algorithms: ['sha384'] }).toString();
