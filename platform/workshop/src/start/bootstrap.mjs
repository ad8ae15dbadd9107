/**
 * The first step of every script: plain JavaScript without packages, because on a bare machine there are none yet.
 * Installs what package-lock.json names when that has not been done, then runs the given file on the pinned Node.
 *
 *   node platform/workshop/src/start/bootstrap.mjs <file> [arguments…]
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Stoa needs Node 20.19 or newer to start; this is ${process.versions.node}.`);
  process.exit(1);
}

const pinnedNode = `${root}node_modules/.bin/node${process.platform === 'win32' ? '.cmd' : ''}`;

/** npm writes down what it installed; the lock file says what should be. Optional packages may rightly be absent. */
function isInstalled() {
  const written = `${root}node_modules/.package-lock.json`;
  if (!existsSync(pinnedNode) || !existsSync(written)) return false;
  const { packages: wanted } = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8'));
  const { packages: present } = JSON.parse(readFileSync(written, 'utf8'));
  return Object.entries(wanted).every(
    ([path, { version, optional, link }]) =>
      !path.includes('node_modules/') || optional || link || present[path]?.version === version,
  );
}

if (!isInstalled()) {
  console.log('Installing the packages of package-lock.json (about a minute the first time) …');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const env = { ...process.env, PUPPETEER_SKIP_DOWNLOAD: '1', PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' };
  const result = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit', env })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', env, shell: process.platform === 'win32' });
  if (result.status !== 0) {
    console.error('The packages could not be installed. Check the connection to the npm registry and run this again.');
    process.exit(result.status ?? 1);
  }
}

const [file, ...rest] = process.argv.slice(2);
const child = spawn(pinnedNode, [`${root}${file}`, ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: `${root}node_modules/.bin:${process.env.PATH ?? ''}` },
  shell: process.platform === 'win32',
});
// Ctrl-C reaches the whole group; the child ends itself, and we end with it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => signal !== 'SIGINT' && child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
