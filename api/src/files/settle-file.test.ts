import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { ProcessDied } from '@stoa/shared/serving/beside/process-died.ts';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Connection } from '../kernel/database/connect.ts';
import { aUser } from '../testing/builders.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import type { Check } from './checkers/checkers.ts';
import type { FileStore } from './file-store.ts';
import { claimCheck, findUnchecked, insertFile } from './files.repository.ts';
import type { FileRow } from './files.tables.ts';
import { findFile } from './find-files.ts';
import { checkLeft, settleFile } from './settle-file.ts';

let connection: Connection;
let ownerId: string;
beforeAll(async () => {
  connection = await openTestDatabase();
  ownerId = (await aUser(connection.db)).id;
});
afterAll(() => connection.close());

let checked: string[];
beforeEach(() => {
  checked = [];
});

/** What a checker does with a file, in place of a process that does it. */
function settlingWith(check: Check) {
  const removed: string[] = [];
  const store = {
    pathOf: (id: string) => id,
    remove: async (id: string) => void removed.push(id),
    shortenUpload: async () => {},
    checkers: {
      run: (_turn: unknown, work: (check: Check) => Promise<void>) =>
        work((task, deadlineMs) => {
          checked.push((task as { path: string }).path);
          return check(task, deadlineMs);
        }),
      close: async () => {},
    },
  };
  return { db: connection.db, files: store as unknown as FileStore, removed };
}
const dying = (reason: ProcessDied['reason']) => settlingWith(() => Promise.reject(new ProcessDied(reason)));
const finding = () => settlingWith(async () => ({ found: { type: 'image/png', width: 300, height: 300, bytes: 9 } }));

async function aWholeFile(change: Partial<FileRow> = {}): Promise<FileRow> {
  const described = { purpose: 'photo', name: 'me.png', type: 'image/png', bytes: 9 } as const;
  return insertFile(connection.db, { id: v7(), ownerId, ...described, ...change });
}
const rowOf = async (id: string): Promise<FileRow> => (await findFile(connection.db, id))!;
/** The API that had begun a check is gone, and long since. */
async function cutOff(id: string): Promise<void> {
  expect(await claimCheck(connection.db, id, 120)).toBeDefined();
  await connection.db.execute(sql`update files set check_ends_at = now() - interval '1 second' where id = ${id}`);
}

test.each([
  ['late', /took too long/],
  ['memory', /too much memory/],
  ['crash', /cannot be read/],
] as const)(
  'a file whose checker died (%s) is refused with the reason, and never tried again',
  async (reason, words) => {
    const settling = dying(reason);
    const { id } = await aWholeFile();
    await settleFile(settling, { id, ownerId });
    expect(await rowOf(id)).toMatchObject({ state: 'rejected', rejectReason: expect.stringMatching(words) });
    expect(settling.removed).toEqual([id]);
    await settleFile(settling, { id, ownerId });
    expect(checked).toEqual([id]);
  },
);

test('that a check has begun is kept before it begins', async () => {
  const { id } = await aWholeFile();
  let during: FileRow | undefined;
  await settleFile(
    settlingWith(async () => {
      during = await rowOf(id);
      return { found: { type: 'image/png' } };
    }),
    { id, ownerId },
  );
  expect(during).toMatchObject({ state: 'checking', checksBegun: 1, checkEndsAt: expect.any(Date) });
  expect(await rowOf(id)).toMatchObject({ state: 'ready', checkEndsAt: null });
});

test('a file that is being checked is checked by nobody else', async () => {
  const { id } = await aWholeFile({ state: 'checking' });
  expect(await claimCheck(connection.db, id, 120)).toMatchObject({ checksBegun: 1 });
  await settleFile(finding(), { id, ownerId });
  expect([checked, (await rowOf(id)).state]).toEqual([[], 'checking']);
});

test('an honest file whose check was cut off is checked again', async () => {
  const { id } = await aWholeFile({ state: 'checking' });
  await cutOff(id);
  expect((await findUnchecked(connection.db, 50)).map((file) => file.id)).toContain(id);
  await checkLeft(finding());
  while ((await rowOf(id)).state === 'checking') await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await rowOf(id)).toMatchObject({ state: 'ready', width: 300 });
});

test('one that ends the API itself is tried three times, and then refused unread', async () => {
  const { id } = await aWholeFile({ state: 'checking' });
  for (let time = 0; time < 3; time++) await cutOff(id);
  await settleFile(finding(), { id, ownerId });
  expect(checked).toEqual([]);
  expect(await rowOf(id)).toMatchObject({ state: 'rejected', rejectReason: expect.stringMatching(/cannot be read/) });
});

test('a check that we end ourselves counts for nothing', async () => {
  const { id } = await aWholeFile();
  for (let time = 0; time < 5; time++) await settleFile(dying('closing'), { id, ownerId });
  expect(await rowOf(id)).toMatchObject({ state: 'checking', checksBegun: 0, checkEndsAt: null });
  await settleFile(finding(), { id, ownerId });
  expect((await rowOf(id)).state).toBe('ready');
});

test('of a disk that does not answer, and of a fault of ours, people do not hear the words', async () => {
  const [disk, fault] = [await aWholeFile(), await aWholeFile()];
  await settleFile(
    settlingWith(async () => ({ failed: 'EIO: i/o error', isOfDisk: true })),
    disk,
  );
  expect(await rowOf(disk.id)).toMatchObject({ state: 'checking', checksBegun: 1, rejectReason: null });
  await settleFile(
    settlingWith(async () => ({ failed: 'x is not a function', isOfDisk: false })),
    fault,
  );
  expect(await rowOf(fault.id)).toMatchObject({ state: 'rejected', rejectReason: expect.stringMatching(/damaged/) });
});

test('a file that is given up while it is checked stays given up', async () => {
  const { id } = await aWholeFile();
  const settling = settlingWith(async () => {
    await connection.db.execute(sql`update files set state = 'rejected', reject_reason = 'Gone.' where id = ${id}`);
    return { found: { type: 'image/png' } };
  });
  await settleFile(settling, { id, ownerId });
  expect(await rowOf(id)).toMatchObject({ state: 'rejected', rejectReason: 'Gone.' });
});

test('of a file that is deleted while it is checked nothing stays, whatever the check has unpacked', async () => {
  const file = await aWholeFile();
  const settling = settlingWith(async () => {
    await connection.db.execute(sql`delete from files where id = ${file.id}`);
    return { found: { type: 'image/png', width: 300, height: 300, bytes: 9 } };
  });
  await settleFile(settling, file);
  expect(settling.removed).toEqual([file.id]);
});
