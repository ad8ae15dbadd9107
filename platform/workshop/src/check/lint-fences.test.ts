import { expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../start/run-command.ts';

const run = promisify(execFile);

/** What a script prints as JSON. Lint runs outside of Jest, which would load its configuration in another way. */
async function answer<T>(script: string, about: unknown): Promise<T> {
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script, JSON.stringify(about)];
  const { stdout } = await run(process.execPath, args, { cwd: root, env: { ...process.env, NODE_OPTIONS: '' } });
  return JSON.parse(stdout) as T;
}

/** Which of these texts (file, what it holds) a fence refuses. */
const refusals = (texts: readonly (readonly [string, string])[]): Promise<boolean[]> =>
  answer(
    `import { ESLint } from 'eslint';
    const eslint = new ESLint();
    const refused = [];
    for (const [filePath, text] of JSON.parse(process.argv[1])) {
      const [{ messages }] = await eslint.lintText(text, { filePath });
      refused.push(messages.some(({ ruleId }) => /no-restricted-(imports|paths|syntax)$/.test(ruleId)));
    }
    console.log(JSON.stringify(refused));`,
    texts,
  );

/** What lint says of itself when it is started in each of these folders. */
const complaints = (places: readonly string[]): Promise<(string | null)[]> =>
  answer(
    `const complaints = [];
    const config = '${join(root, 'eslint.config.js')}';
    for (const place of JSON.parse(process.argv[1])) {
      process.chdir(place);
      complaints.push(await import(config + '?' + place).then(() => null, ({ message }) => message));
    }
    console.log(JSON.stringify(complaints));`,
    places,
  );

const refused = [
  // Another quarter's repository, from however deep.
  ['api/src/community/new.ts', '../people/users/users.repository.ts'],
  ['api/src/teaching/creators/new.ts', '../../people/users/users.repository.ts'],
  ['api/src/teaching/creators/package/new.ts', '../../../people/users/users.repository.ts'],
  // What stands on shared/, from within it.
  ['shared/src/federation/new.ts', '../../../shell/src/main.tsx'],
  ['shared/src/contract/site/new.ts', '../../../../api/src/app.ts'],
  ['shared/src/serving/new.ts', '../../../platform/server/src/release/plan-change.ts'],
  // Beside the API's source.
  ['api/demo/new.ts', '../../shell/src/main.tsx'],
  ['api/bench/new.ts', '../../platform/workshop/src/start/run-command.ts'],
  ['platform/packages/runtime-plugin/src/new.ts', '../../../workshop/src/start/run-command.ts'],
  ['platform/packages/runtime-plugin/src/new.ts', '@stoa/workshop/start/run-command.ts'],
  // Rooms and rooms, quarters and quarters.
  ['mf-catalog/src/new.ts', '../../mf-player/src/screens.ts'],
  ['platform/server/src/release/new.ts', '../../../../api/src/app.ts'],
  ['e2e/journeys/new.ts', '../../platform/server/src/release/plan-change.ts'],
  ['platform/toolchain/src/build/new.ts', '../../../workshop/src/start/run-command.ts'],
  ['api/src/teaching/courses/new.ts', '../../market/ratings/ratings.service.ts'],
] as const;

const allowed = [
  ['api/src/teaching/creators/package/new.ts', '../../courses/courses.repository.ts'],
  ['api/src/teaching/creators/new.ts', '../courses/courses.repository.ts'],
  ['api/src/teaching/creators/new.ts', '../../people/users/users.service.ts'],
  ['api/demo/new.ts', '../src/teaching/courses/courses.tables.ts'],
  ['platform/workshop/src/check/new.ts', '../../../../api/quarters.ts'],
  ['e2e/journeys/new.ts', '../../platform/workshop/src/testing/temporary-folder.js'],
  ['platform/packages/runtime-plugin/src/new.ts', '../../../toolchain/src/browser/loopback-server.ts'],
] as const;

const imported = "import { findUser } from './users.repository.ts';";
const aliases = [`${imported} export const userOf = findUser;`, `${imported} export { findUser as userOf };`];
const service = `${imported} export const nameOf = (id: string) => findUser(id).name;`;

test('a room imports only what the order of rooms lets it, and no fence is passed by a second name', async () => {
  const file = 'api/src/people/users/new.service.ts';
  const importing = ([from, what]: readonly [string, string]) => [from, `import '${what}';`] as const;
  const wrong = [...refused.map(importing), ...aliases.map((text) => [file, text] as const)];
  const right = [...allowed.map(importing), [file, service] as const];
  const answers = await refusals([...wrong, ...right]);
  expect(wrong.filter((_, at) => !answers[at])).toEqual([]);
  expect(right.filter((_, at) => answers[wrong.length + at])).toEqual([]);
}, 60_000);

test('a folder that no list names stops lint', async () => {
  const elsewhere = await mkdtemp(join(tmpdir(), 'stoa-fences-'));
  try {
    const strangers = ['api/src/wishes', 'shell/src/aside', 'platform/extra', 'shared/src/contract/wishes'];
    const places = [...strangers.map((_, at) => join(elsewhere, String(at))), root];
    for (const [at, folder] of strangers.entries()) await mkdir(join(places[at]!, folder), { recursive: true });
    const expected = strangers.map((folder) =>
      expect.stringContaining(`${folder} would be fenced by nothing: write it, in its place, into the list`),
    );
    expect(await complaints(places)).toEqual([...expected, null]);
  } finally {
    await rm(elsewhere, { recursive: true, force: true });
  }
}, 60_000);
