import { createHash } from 'node:crypto';
import ssri from 'ssri';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { emitAfterFinalNames } from './emit-after-final-names.ts';

const NAME = 'ModuleEntryPlugin';
const { sources } = webpack;

/** As long as any one file may take; the same as in webpack's runtime. */
const TIMEOUT_MS = 120_000;

export const isModuleEntry = (file: string): boolean => /^remote\.[0-9a-f]{10}\.mjs$/.test(file);

/**
 * Writes a small ES module beside the container's script, for pages that take their modules from an import map: it
 * brings the script into the page, checked against its integrity, and hands on the container's `init` and `get`.
 */
export class ModuleEntryPlugin {
  readonly global: string;
  constructor({ global }: { global: string }) {
    this.global = global;
  }

  apply(compiler: Compiler) {
    const { global } = this;
    emitAfterFinalNames(compiler, {
      plugin: NAME,
      global,
      emit: (compilation, entry) => this.emit(compilation, entry),
    });
  }

  private emit(compilation: Compilation, entry: string): void {
    const script = compilation.getAsset(entry)!.source.buffer();
    const integrity = ssri.fromData(script, { algorithms: ['sha384'] }).toString();
    const code = moduleEntry({ entry, integrity, global: this.global });
    const hash = createHash('sha256').update(code).digest('hex').slice(0, 10);
    compilation.emitAsset(`remote.${hash}.mjs`, new sources.RawSource(code), { immutable: true });
  }
}

interface Container {
  /** The script that defines the container, beside the module. */
  entry: string;
  integrity: string;
  global: string;
}

export const moduleEntry = ({ entry, integrity, global }: Container): string => `let loading;
let round = 0;

const load = () =>
  new Promise((resolve, reject) => {
    if (globalThis.${global}) return resolve(globalThis.${global});
    const url = new URL(${JSON.stringify(entry)}, import.meta.url);
    if (round > 0) url.searchParams.set("r", round);
    const script = document.createElement("script");
    const fail = (why) => {
      round += 1;
      script.remove();
      reject(new Error(url.href + " " + why));
    };
    const timer = setTimeout(fail, ${TIMEOUT_MS}, "did not come in time");
    script.src = url.href;
    script.async = true;
    script.crossOrigin = "anonymous";
    script.integrity = ${JSON.stringify(integrity)};
    script.onerror = () => (clearTimeout(timer), fail("could not be loaded, or has other bytes than the release"));
    script.onload = () => {
      clearTimeout(timer);
      if (globalThis.${global}) resolve(globalThis.${global});
      else fail("ran without defining its container");
    };
    document.head.append(script);
  });

const container = () => {
  loading ??= load();
  loading.catch(() => (loading = undefined));
  return loading;
};

let ready;
/** Gives the container the page's shared libraries, once, before get. */
export const init = (shareScope) => {
  ready ??= container().then((loaded) => loaded.init(shareScope));
  ready.catch(() => (ready = undefined));
  return ready;
};
/** Resolves with a factory: \`const { mount } = (await get("./remote"))()\`. */
export const get = async (name) => (await container()).get(name);

/** The libraries that the import map leads to; without them the remote takes its own copies. */
const lent = () => import("@stoa/lent").then(({ shareScope }) => shareScope, () => ({}));

const remote = async () => {
  await (ready ?? init(await lent()));
  return (await get("./remote"))();
};

/** A single-spa application: the lifecycles that the remote exposes. */
export const bootstrap = async (props) => (await remote()).bootstrap(props);
export const mount = async (props) => (await remote()).mount(props);
export const update = async (props) => (await remote()).update(props);
export const unmount = async (props) => (await remote()).unmount(props);
`;
