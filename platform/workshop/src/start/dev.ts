/** `npm run dev [remote…]`: the site with hot reload in the shell and the named remotes, all of them by default. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { proverProgram } from '@stoa/toolchain/prover/prover-program.ts';
import { holdDataFolder } from './hold-data-folder.ts';
import { requireFreePort, sandboxOf } from './running-product.ts';
import { SANDBOX_PROGRAM } from './sandbox-settings.ts';
import { readSettings, type StartSettings } from './settings.ts';
import { buildAll, listPackages } from './build-all.ts';
import type { DevRelease } from '@stoa/server/gateway/dev-release.ts';
import {
  builtRemote,
  devRemote,
  devShell,
  originOf,
  portOf,
  SHELL_PORT,
  startRemoteServer,
  startShellServer,
} from '@stoa/toolchain/build/dev-server.ts';
import { root } from '@stoa/toolchain/build/workspace.ts';

const RELEASE_FILE = join(root, 'node_modules/.cache/stoa-build/dev-release.json');

interface Plan {
  /** Remotes with a dev server. */
  live: string[];
  /** Remotes served as they were built. */
  built: string[];
}

/** @throws when a name is no remote of ours. */
export function planDev(names: string[], remotes: string[]): Plan {
  const unknown = names.filter((name) => !remotes.includes(name));
  if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}. There are: ${remotes.join(', ')}.`);
  const live = names.length > 0 ? names : remotes;
  return { live, built: remotes.filter((name) => !live.includes(name)) };
}

async function startDev(names: string[]): Promise<void> {
  const settings = readSettings(process.env);
  const plan = planDev(
    names,
    listPackages().filter((name) => name !== 'shell'),
  );
  const ports = await Promise.all(plan.live.map(portOf));
  await requireFreePort(settings.PORT, 'PORT');
  await requireFreePort(settings.API_PORT, 'API_PORT');
  if (settings.STOA_SANDBOX_PORT) await requireFreePort(settings.STOA_SANDBOX_PORT, 'STOA_SANDBOX_PORT');
  for (const port of [SHELL_PORT, ...ports]) await requireFreePort(port, 'the port in remote.config.ts');
  await holdDataFolder(settings.STOA_DATA_DIR);

  const built = plan.built.length > 0 ? await buildForDev(plan.built) : [];
  const plain = environmentOf(settings);
  if (settings.STOA_DEMO === '1') await runOnce('api/demo/load-demo.ts', plain);
  const siteUrl = process.env['STOA_SITE_URL'] || `http://localhost:${settings.PORT}`;
  const sandbox = await sandboxOf(settings, { siteUrl, apiUrl: plain.API_URL });
  const env = { ...plain, STOA_GATEWAY: settings.STOA_GATEWAY, ...sandbox };
  const api = startWatched('api/src/server.ts', { ...env, STOA_SITE_URL: siteUrl });
  const till = sandbox ? [startWatched(SANDBOX_PROGRAM, { ...env, STOA_SITE_URL: siteUrl })] : [];
  console.log(`Compiling shell, ${plan.live.join(', ')} …`);
  const servers = await Promise.all([startShellServer(built), ...plan.live.map(startRemoteServer)]);
  await Promise.all(servers.map(({ ready }) => ready));

  const release: DevRelease = {
    shell: devShell(),
    remotes: [...(await Promise.all(plan.live.map(devRemote))), ...built.map(builtRemote)],
    origins: [SHELL_PORT, ...ports].map(originOf),
  };
  mkdirSync(dirname(RELEASE_FILE), { recursive: true });
  writeFileSync(RELEASE_FILE, JSON.stringify(release, null, 2));
  const gateway = startWatched('platform/server/src/gateway/server.ts', { ...env, STOA_DEV_RELEASE: RELEASE_FILE });
  console.log(`\n  Stoa is open for changes at http://localhost:${settings.PORT}\n  Ctrl-C ends everything.\n`);

  const end = async () => {
    for (const child of [gateway, api, ...till]) child.kill('SIGTERM');
    await Promise.all(servers.map((server) => server.stop()));
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end());
}

/** A remote that someone else broke must not stop this one's team: it stays as it was built last, or is left out. */
async function buildForDev(names: string[]): Promise<string[]> {
  await buildAll({ only: names, force: false }).catch((error: Error) => console.error(`\n${error.message}\n`));
  return names.filter((name) => existsSync(join(root, name, 'dist/remote.json')));
}

const environmentOf = (settings: StartSettings) => ({
  ...process.env,
  PORT: String(settings.PORT),
  API_PORT: String(settings.API_PORT),
  API_URL: `http://127.0.0.1:${settings.API_PORT}`,
  STOA_DATA_DIR: settings.STOA_DATA_DIR,
  STOA_DEMO: settings.STOA_DEMO,
  STOA_CHANNEL: settings.STOA_CHANNEL,
  STOA_PROVER: proverProgram,
  STOA_GATEWAY: 'none',
});

/** Starts a server that begins anew when one of its files changes. */
const startWatched = (file: string, env: NodeJS.ProcessEnv): ChildProcess =>
  spawn(process.execPath, ['--watch', '--watch-preserve-output', file], { cwd: root, env, stdio: 'inherit' });

async function runOnce(file: string, env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, [file], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`${file} failed.`);
}

if (import.meta.main) {
  await startDev(process.argv.slice(2)).catch((error: unknown) => {
    console.error(`\nStoa could not start for development.\n${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  });
}
