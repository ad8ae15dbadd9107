import { basename } from 'node:path';
import { Option, type Command } from 'commander';
import colours from 'picocolors';
import { siteAddress, wholeNumber } from '../cli/common-options.ts';
import { findRemoteFolder } from '../cli/find-remote-folder.ts';
import { requireFreePort } from '../cli/free-port.ts';
import { print, type Output } from '../cli/output.ts';
import { untilEnded } from '../cli/until-ended.ts';

export interface AloneOptions {
  api?: string;
  port?: number;
  json?: boolean;
}

export const addAlone = (program: Command): Command =>
  program
    .command('alone')
    .summary('run one remote by itself')
    .description('run one remote by itself, in a plain frame with demo accounts; the API is made up, or a site’s')
    .argument('[remote]', 'its folder or name; by default the folder you are in')
    .addOption(new Option('--api <site>', 'running site whose API answers').env('STOA_SITE').argParser(siteAddress))
    .option('--port <number>', 'by default the one in remote.config.ts', wholeNumber('--port', 1, 65_535))
    .option('--json', 'print JSON for machines')
    .addHelpText('after', '\nExamples:\n  stoa alone\n  stoa alone mf-player --api http://localhost:8080')
    .action(async (remote: string | undefined, options: AloneOptions) => {
      const { output, stop } = await alone(remote, options);
      print(output, options);
      await untilEnded();
      await stop();
      process.exit(0);
    });

/** Compiles and serves a remote without a shell. */
export async function alone(
  remote: string | undefined,
  { api, port: wanted }: AloneOptions,
): Promise<{ output: Output; stop(): Promise<void> }> {
  const folder = findRemoteFolder(remote);
  const name = basename(folder);
  const [{ startAloneServer }, { loadRemoteConfig }] = await Promise.all([
    import('../build/alone-server.ts'),
    import('../build/build-package.ts'),
  ]);
  const port = wanted ?? (await loadRemoteConfig(folder))?.port ?? 0;
  await requireFreePort(port, 'Name another with --port, or end the program that uses it.');
  // Webpack tells of each compilation; stdout is for the address alone.
  console.log = console.error;
  console.error(colours.dim(`Compiling ${name} …`));
  const { origin, ready, stop } = await startAloneServer(folder, { port, api: api && new URL(api).origin });
  await ready;
  const answers = api ? `The API is that of ${api}.` : 'The API is made up from the contract, and remembers nothing.';
  const lines = [`${colours.bold(name)} runs alone at ${origin}`, `${answers} Ctrl-C ends it.`];
  return { output: { json: { name, origin, api: api ?? null }, lines }, stop };
}
