import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import messagesLoader from './messages-loader.js';

/** Loads one file of texts as webpack does; `words` are files beside it. */
async function load(source: string, words: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'stoa-texts-'));
  for (const [name, text] of Object.entries(words)) await writeFile(join(folder, name), text);
  const watched: string[] = [];
  const code = await new Promise<string>((done, fail) => {
    const loader = {
      resourcePath: join(folder, 'home.en.ts'),
      async: () => (error: Error | null, result: string) => (error ? fail(error) : done(result)),
      getResolve: () => (from: string, request: string) => Promise.resolve(resolve(from, request)),
      addDependency: (file: string) => watched.push(file),
    };
    messagesLoader.call(loader as never, source);
  });
  return { code, watched: watched.map((file) => file.slice(folder.length + 1)) };
}

test('messages are compiled, and types go', async () => {
  const { code } = await load(`import type { en as first } from './other.en.ts';
    export const en = { hello: 'Hello {name}', bye: 'Bye' } as const;`);
  expect(code).toBe('export const en = {"hello":["Hello ",["name"]],"bye":"Bye"};\n');
});

test('words of other files stand in it, and are watched', async () => {
  const { code, watched } = await load(
    `import * as actions from './actions.en.ts';
    export const en = { 'delete.cancel': actions.cancel } as const;`,
    {
      'actions.en.ts': "import * as more from './more.en.ts';\nexport const cancel = more.stop;",
      'more.en.ts': "export const stop: string = 'Don’t';",
    },
  );
  expect(code).toBe('export const en = {"delete.cancel":"Don’t"};\n');
  expect(watched).toEqual(['actions.en.ts', 'more.en.ts']);
});

test('a text that is no message is named', async () => {
  await expect(load("export const en = { hello: 'Hello {name' };")).rejects.toThrow(
    /home\.en\.ts: The text 'hello' is no ICU message/,
  );
});
