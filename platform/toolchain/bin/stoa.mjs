#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync } from 'node:fs';
import * as module from 'node:module';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// TypeScript in the project, JavaScript where the package is installed.
const cli = ['ts', 'js'].map((ending) => new URL(`../src/commands/cli.${ending}`, import.meta.url)).find(existsSync);
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

/** Set for the pinned Node: were it too old itself, it would hand over to itself without end. */
const HANDED_OVER = 'STOA_HANDED_OVER';

/**
 * Half of a short command's time is compiling its own code. It is kept where nobody else can write, because it will run;
 * where there is no such place, it is compiled anew each time.
 */
function keepCompiledCode() {
  try {
    const named = process.env['XDG_CACHE_HOME'] ?? '';
    const folder = join(isAbsolute(named) ? named : join(homedir(), '.cache'), 'stoa');
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (isOurs(folder)) module.enableCompileCache?.(folder);
  } catch {
    // A home that cannot be written to, or none.
  }
}

/** A folder that was there before may be a link, or somebody else's. Windows keeps that in its own way. */
function isOurs(folder) {
  const uid = process.getuid?.();
  if (uid === undefined) return true;
  const found = lstatSync(folder);
  return found.isDirectory() && found.uid === uid && !(found.mode & 0o022);
}

/** The pinned Node, which npm installs like any other package. */
function findPinnedNode() {
  try {
    const folder = dirname(module.createRequire(import.meta.url).resolve('node/package.json'));
    return ['node', 'node.exe'].map((name) => join(folder, 'bin', name)).find((file) => existsSync(file));
  } catch {
    return undefined;
  }
}

// A remote's configuration is TypeScript, which Node runs by itself from 22.18 on. An older one hands over.
if (major > 22 || (major === 22 && minor >= 18)) {
  // What the command starts may have to hand over for itself.
  delete process.env[HANDED_OVER];
  keepCompiledCode();
  await import(cli);
} else {
  const pinned = process.env[HANDED_OVER] ? undefined : findPinnedNode();
  if (!pinned) {
    console.error('stoa needs Node 22.18 or newer. Run npm install, which brings one.');
    process.exit(1);
  }
  const { status } = spawnSync(pinned, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, [HANDED_OVER]: '1' },
  });
  process.exit(status ?? 1);
}
