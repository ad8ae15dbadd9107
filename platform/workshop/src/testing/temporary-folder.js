import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let before;

/** Before a run of tests: what they leave in the temporary folder, lies in one of their own. Workers inherit it. */
export default async function giveTemporaryFolder() {
  before = process.env.TMPDIR;
  const own = await mkdtemp(join(tmpdir(), 'stoa-tests-'));
  // Others may pass through, not list: PostgreSQL, when root starts it, is a user of its own.
  await chmod(own, 0o711);
  process.env.TMPDIR = own;
}

/** Afterwards it goes, with everything in it. */
export async function removeTemporaryFolder() {
  await rm(process.env.TMPDIR, { recursive: true, force: true, maxRetries: 3 });
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
}
