#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const cli = fileURLToPath(new URL('../src/cli/cli.ts', import.meta.url));
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

// The sources are TypeScript, which Node runs by itself from 22.18 on. An older one hands over to the project's own.
if (major > 22 || (major === 22 && minor >= 18)) {
  await import(cli);
} else {
  const own = ['node', 'node.exe']
    .map((name) => fileURLToPath(new URL(`../../node_modules/node/bin/${name}`, import.meta.url)))
    .find((file) => existsSync(file));
  if (!own) {
    console.error('stoa needs Node 22.18 or newer. Run npm install in the project, which brings one.');
    process.exit(1);
  }
  const { status } = spawnSync(own, [cli, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exit(status ?? 1);
}
