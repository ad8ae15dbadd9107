import { run } from '../start/run-command.ts';

/** The commit at which this branch left main; on main itself the newest one, so that its changes are those not committed. */
export async function forkPoint(): Promise<string> {
  for (const main of ['main', 'origin/main']) {
    const { code, output } = await run('git', ['merge-base', 'HEAD', main]);
    if (code === 0) return output.trim();
  }
  throw new Error('--changed: there is no branch main, here or at origin, to compare with.');
}
