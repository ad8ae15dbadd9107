import { transform } from '@swc/core';
import compile from 'icu-minify/compile';

/**
 * Webpack loader for files of texts (`messages/home.en.ts`): turns their ICU messages into what the page needs to draw
 * them, so that no page downloads a parser. Such a file exports objects of texts and imports nothing but types.
 *
 * @this {import('webpack').LoaderContext<never>}
 * @param {string} source
 */
export default function messagesLoader(source) {
  const done = this.async();
  compileMessages(source).then(
    (code) => done(null, code),
    (error) => done(new Error(`${this.resourcePath}: ${error.message}`)),
  );
}

async function compileMessages(source) {
  const { code } = await transform(source, { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } });
  const module = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return Object.entries(module)
    .map(([name, texts]) => `export const ${name} = ${JSON.stringify(compileAll(texts))};\n`)
    .join('');
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
