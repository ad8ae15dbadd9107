import { readFile } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import circus from 'jest-circus/runner';
import { begin, putBack, setCircus } from './globals.ts';

const GLOBALS = new URL('./globals.ts', import.meta.url).href;

// Jest's own package refuses to be imported outside of its module system.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals' ? { url: GLOBALS, shortCircuit: true } : next(specifier, context),
});

const globals = Object.entries(Object.getOwnPropertyDescriptors(globalThis));

/**
 * A `testRunner` for Jest: jest-circus, whose test files are imported by Node itself. So the files of a worker share
 * their modules, and the application is read once, not for each of them. A file whose first words name its
 * `@jest-environment` has one of its own, with modules of its own, as Jest does it: what mocks a module, or needs a page.
 *
 * JavaScript, because Jest would compile TypeScript to CommonJS.
 */
export default async function runTestFile(globalConfig, config, environment, runtime, testPath, ...rest) {
  const run = (jestRuntime) => circus.default(globalConfig, config, environment, jestRuntime, testPath, ...rest);
  if (/^\/\*\*\s*@jest-environment\s/.test(await readFile(testPath, 'utf8'))) return run(runtime);
  const before = { env: { ...process.env }, console };
  globalThis.console = environment.global.console;
  begin(config);
  try {
    return await run(importing(runtime));
  } finally {
    putBack();
    putGlobalsBack();
    globalThis.console = before.console;
    for (const name of Object.keys(process.env)) if (!(name in before.env)) delete process.env[name];
    Object.assign(process.env, before.env);
  }
}

/** Who puts something in the place of `fetch` does so for one file. */
function putGlobalsBack() {
  for (const [name, was] of globals) {
    const is = Object.getOwnPropertyDescriptor(globalThis, name);
    if (!Object.is(is?.value, was.value) || is?.get !== was.get) Object.defineProperty(globalThis, name, was);
  }
}

/** Jest's runtime, but that it imports by Node. */
function importing(runtime) {
  const instead = {
    unstable_shouldLoadAsEsm: () => true,
    unstable_importModule: (path) => import(pathToFileURL(path).href),
    setGlobalsForRuntime: setCircus,
  };
  return new Proxy(runtime, {
    get(target, name) {
      if (Object.hasOwn(instead, name)) return instead[name];
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
