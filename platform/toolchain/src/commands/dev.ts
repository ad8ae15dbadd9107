import { execFile } from 'node:child_process';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import type { Command } from 'commander';
import colours from 'picocolors';
import { createOverrideBody } from '@stoa/shared/platform-contract/access.ts';
import { refuse } from '@stoa/server/registry/refusal.ts';
import { siteOption, wholeNumber } from '../cli/common-options.ts';
import { requireFreePort } from '../cli/free-port.ts';
import { print, type Output } from '../cli/output.ts';
import { run, type CommandContext } from '../cli/command-context.ts';
import { until } from '../cli/time-words.ts';
import { untilEnded } from '../cli/until-ended.ts';
import { UsageError } from '../cli/usage-error.ts';

export interface DevOptions {
  site: string;
  person?: string;
  port?: number;
  minutes: number;
  json?: boolean;
}

export const addDev = (program: Command): Command =>
  program
    .command('dev')
    .summary('work on one remote against a running site')
    .description('work on one remote against a running site: your browser takes it from this machine, with hot reload')
    .argument('[remote]', 'its folder or name; by default the folder you are in')
    .addOption(siteOption('site that shows it'))
    .option('--person <email>', 'of your account there; by default you are asked')
    .option('--port <number>', 'by default the one in remote.config.ts', wholeNumber('--port', 1, 65_535))
    .option('--minutes <number>', 'until it ends by itself, 5 to 1440', wholeNumber('--minutes', 5, 1440), 480)
    .option('--json', 'print JSON for machines')
    .addHelpText(
      'after',
      '\nOnly that person sees it, signed in to the site; a banner says so, and ends it. It needs a token with override.\n\nExamples:\n  stoa dev --site https://stoa.example\n  stoa dev mf-player --site https://stoa.example --person ada@example.org',
    )
    .action((remote: string | undefined, options: DevOptions) =>
      run({ url: options.site, ...(options.json && { json: true }) }, async (context) => {
        const { output, stop } = await dev(context, remote, options);
        print(output, options);
        await untilEnded();
        await stop();
        process.exit(0);
      }),
    );

/** Compiles, serves, and asks the site for the link that switches it on. */
export async function dev(
  context: CommandContext,
  remote: string | undefined,
  options: DevOptions,
): Promise<{ output: Output; stop(): Promise<void> }> {
  const { findRemoteFolder } = await import('../cli/find-remote-folder.ts');
  const folder = findRemoteFolder(remote);
  const name = basename(folder);
  await requireOverrideRight(context, name);
  const person = await readPerson(context, options);
  // Webpack is large: what can be refused without it, is.
  const [{ startOverrideServer }, { loadRemoteConfig }] = await Promise.all([
    import('../build/override-server.ts'),
    import('../build/build-package.ts'),
  ]);
  const port = options.port ?? (await loadRemoteConfig(folder))?.port ?? 0;
  await requireFreePort(port, 'Name another with --port, or end the program that uses it.');
  // Webpack tells of each compilation; stdout is for the link alone.
  console.log = console.error;
  context.terminal.say(`Compiling ${name} …`);
  const server = await startOverrideServer(folder, { port, site: new URL(options.site).origin });
  try {
    await server.ready;
    const { origin } = server;
    const body = { name, person, origin, remote: await server.describe(), minutes: options.minutes };
    const reply = await context.client.call('createOverride', { body });
    const lines = [
      `${colours.bold(name)} is served from ${origin}. Signed in as ${person}, open:`,
      '',
      `  ${reply.url}`,
      '',
      `Nobody else sees it. It ends ${until(reply.expires_at)}, or when you end it in the page's banner.`,
      'Ctrl-C ends the server; end it in the banner too, or the page looks for code that is gone.',
    ];
    return { output: { json: { ...reply, name, origin, person }, lines }, stop: () => server.stop() };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Asked before anything is compiled. @throws ReleaseRefused */
async function requireOverrideRight({ client }: CommandContext, name: string): Promise<void> {
  const { name: who, verbs, remotes } = await client.call('whoAmI', {});
  if (verbs.includes('override') && (remotes.includes('*') || remotes.includes(name))) return;
  throw refuse('forbidden', `“${who}” may not override ${name} at ${client.place}.`, {
    name,
    remedy: `Ask someone with admin for a token: stoa tokens create … --remote ${name} --may override`,
  });
}

async function readPerson(context: CommandContext, { person }: DevOptions): Promise<string> {
  const read = createOverrideBody.shape.person.safeParse(person ?? (await askPerson(context)));
  if (read.success) return read.data;
  throw new UsageError('--person takes the email of an account on the site, such as ada@example.org.');
}

async function askPerson({ terminal }: CommandContext): Promise<string> {
  if (!terminal.isInteractive)
    throw new UsageError('Say whose account on the site it is for: --person ada@example.org.');
  const suggested = await promisify(execFile)('git', ['config', 'user.email']).then(
    ({ stdout }) => stdout.trim(),
    () => '',
  );
  const answer = await terminal.ask(`Email of your account on the site${suggested && ` [${suggested}]`}: `);
  return answer.trim() || suggested;
}
