import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { transform } from '@swc/core';
import compile from 'icu-minify/compile';

/**
 * Webpack loader for files of texts (`messages/home.en.ts`): turns their ICU messages into what the page needs to draw
 * them, so that no page downloads a parser. Such a file exports objects of texts and imports nothing but types and
 * words that several files say: `import * as actions from '@stoa/shared/i18n/words/actions.en.ts'`.
 *
 * @this {import('webpack').LoaderContext<never>}
 * @param {string} source
 */
export default function messagesLoader(source) {
  const done = this.async();
  compileMessages(this, source).then(
    (code) => done(null, code),
    (error) => done(new Error(`${this.resourcePath}: ${error.message}`)),
  );
}

/**
 * @param {import('webpack').LoaderContext<never>} loader
 * @param {string} source
 */
async function compileMessages(loader, source) {
  const module = await import(await asAddress(loader, loader.resourcePath, source));
  return Object.entries(module)
    .map(([name, texts]) => `export const ${name} = ${JSON.stringify(compileAll(texts))};\n`)
    .join('');
}

/** The module as an address to import it by, the words that it imports within: nothing of it is kept by Node. */
async function asAddress(loader, file, source) {
  const { code } = await transform(source, { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } });
  let whole = code;
  for (const [statement, name, request] of code.matchAll(/^import \* as (\w+) from ['"]([^'"]+)['"];$/gm)) {
    const words = await loader.getResolve()(dirname(file), request);
    loader.addDependency(words);
    const address = await asAddress(loader, words, await readFile(words, 'utf8'));
    whole = whole.replace(statement, `import * as ${name} from ${JSON.stringify(address)};`);
  }
  return `data:text/javascript,${encodeURIComponent(whole)}`;
}

const compileAll = (texts) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compileOne(key, text)]));

function compileOne(key, text) {
  try {
    return compile(text);
  } catch (cause) {
    throw new Error(`The text '${key}' is no ICU message: ${cause.message}`, { cause });
  }
}
