import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { findRemoteFolder } from '../cli/find-remote-folder.ts';
import { installedTool } from '../cli/installed-tool.ts';

/** Jest runs native modules only with this; a remote's scripts need not know. */
const nativeModules = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];

/** Runs the tests of the remote that we stand in, with Jest's own options; resolves with Jest's exit code. */
export function test(options: readonly string[]): Promise<number> {
  const dir = findRemoteFolder(undefined);
  const jest = installedTool(dir, 'jest', 'bin/jest.js');
  const words = [...nativeModules, jest, '--config', join(dir, 'jest.config.js'), ...options];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, { cwd: dir, stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
