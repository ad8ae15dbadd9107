import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeToken } from '@stoa/server/deploy/make-token.ts';
import { run, type Finished } from '../start/run-command.ts';

/** Publishes each build and puts it live, with a token that may do only that; the shell, which is first, before all others. */
export async function publishEach(url: string, rootToken: string, builds: string[]): Promise<void> {
  const [shell, ...remotes] = builds;
  if (shell) await publishOne(url, rootToken, shell);
  for (const remote of remotes) await publishOne(url, rootToken, remote);
}

export async function publishOne(url: string, rootToken: string, build: string): Promise<void> {
  const token = await makeToken(url, rootToken, { remote: await nameOf(build), days: 1 });
  const { code, output } = await stoa(url, token, 'publish', build, '--promote', '--yes', '--why', 'full size');
  if (code !== 0) throw new Error(`${build} was not published:\n${output}`);
}

/** Runs the command as a team's pipeline would: with a token, and without this machine's login. */
export async function stoa(url: string, token: string, ...args: string[]): Promise<Finished> {
  const home = await mkdtemp(join(tmpdir(), 'stoa-home-'));
  const own = { STOA_URL: url, STOA_PLATFORM_TOKEN: token, XDG_CONFIG_HOME: home };
  const env = { ...process.env, ...own, CI: '1', NO_COLOR: '1', FORCE_COLOR: undefined };
  const finished = await run(process.execPath, ['platform/toolchain/bin/stoa.mjs', ...args], { env });
  await rm(home, { recursive: true, force: true });
  return finished;
}

async function nameOf(build: string): Promise<string> {
  const text = await readFile(join(build, 'remote.json'), 'utf8').catch(() =>
    readFile(join(build, 'shell.json'), 'utf8'),
  );
  return (JSON.parse(text) as { name: string }).name;
}
