#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import * as module from 'node:module';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// TypeScript in the project, JavaScript where the package is installed.
const cli = ['ts', 'js'].map((ending) => new URL(`../src/cli/cli.${ending}`, import.meta.url)).find(existsSync);
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

// Half of a short command's time is reading its own code. Kept where nobody else can write: it is code that will run.
module.enableCompileCache?.(join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'stoa'));

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
  await import(cli);
} else {
  const pinned = findPinnedNode();
  if (!pinned) {
    console.error('stoa needs Node 22.18 or newer. Run npm install, which brings one.');
    process.exit(1);
  }
  const { status } = spawnSync(pinned, [fileURLToPath(cli), ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exit(status ?? 1);
}
