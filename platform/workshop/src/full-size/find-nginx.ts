import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../start/run-command.ts';

/**
 * The path of nginx, installed first where there is none and apt-get may be used.
 * @throws NginxMissing saying what to install by hand
 */
export async function findNginx(say: (line: string) => void): Promise<string> {
  const present = lookUp();
  if (present) return present;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('nginx: none found; installing Debian’s nginx-light with apt-get …');
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light'], {
      // Its own service would take port 80.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    });
  }
  const installed = lookUp();
  if (!installed) throw new NginxMissing('No nginx could be found or installed. Install one, or set STOA_NGINX.');
  return installed;
}

export class NginxMissing extends Error {
  override name = 'NginxMissing';
}

function lookUp(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const candidates = [process.env['STOA_NGINX'], ...folders.map((folder) => join(folder, 'nginx'))];
  return candidates.find((path) => path && existsSync(path));
}
