import { execFile } from 'node:child_process';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import colours from 'picocolors';
import { z } from 'zod';
import { ROUTES_HOME } from '@stoa/server/registry/routes-home.ts';
import { remoteRoute } from '@stoa/shared/platform-contract/release.ts';
import { loadRemoteConfig } from '../build/build-package.ts';
import { findRemoteFolder } from '../cli/find-remote-folder.ts';
import { installedTool } from '../cli/installed-tool.ts';
import type { Output } from '../cli/output.ts';

/** Checks a remote's types and its remote.config.ts. @throws with the words of the compiler, or of the contract */
export async function check(remote: string | undefined): Promise<Output> {
  const dir = findRemoteFolder(remote);
  await checkTypes(dir);
  const config = await loadRemoteConfig(dir);
  const routes = z.array(remoteRoute).safeParse(config?.routes);
  if (!routes.success) throw new Error(`Wrong in ${ROUTES_HOME}: ${z.prettifyError(routes.error)}`);
  const name = basename(dir);
  return {
    json: { name, routes: routes.data.length },
    lines: [`${colours.bold(name)} ${colours.green('checked')}: its types, and remote.config.ts`],
  };
}

async function checkTypes(dir: string): Promise<void> {
  const compiler = installedTool(dir, 'typescript7', 'bin/tsc');
  await promisify(execFile)(process.execPath, [compiler, '-p', dir, '--pretty', 'false'], { cwd: dir }).catch(
    (error: { stdout?: string }) => {
      throw new Error(error.stdout?.trim() || String(error));
    },
  );
}
