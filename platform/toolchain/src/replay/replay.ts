import type { Command } from 'commander';
import colours from 'picocolors';
import { siteOption, wholeNumber } from '../cli/common-options.ts';
import { requireFreePort } from '../cli/free-port.ts';
import { counted } from '../cli/health-words.ts';
import type { OptionalCommand } from '../cli/optional-command.ts';
import { print, type Output } from '../cli/output.ts';
import { run, type CommandContext } from '../cli/command-context.ts';
import { untilEnded } from '../cli/until-ended.ts';

export interface ReplayOptions {
  site: string;
  port: number;
  json?: boolean;
}

const add = (program: Command): Command =>
  program
    .command('replay')
    .helpGroup('Operate:')
    .summary('serve the versions of one page on this machine')
    .description('serve on this machine exactly the versions that one page had, as a report or a log line names them')
    .argument('<release-set>', 'rs…, from an error report, a log line or the audit log')
    .addOption(siteOption('site that the page was of'))
    .option('--port <number>', 'where to serve it', wholeNumber('--port', 1, 65_535), 8090)
    .option('--json', 'print JSON for machines')
    .addHelpText(
      'after',
      '\nThe code is that of then; accounts, courses and payments are those of now: whatever you do there, you do on the live site.\n\nExample:\n  stoa replay rsk2m4xqz7ab3cde --site https://stoa.example',
    )
    .action((id: string, options: ReplayOptions) =>
      run({ url: options.site, ...(options.json && { json: true }) }, async (context) => {
        const ending = new AbortController();
        const ended = untilEnded().then(() => ending.abort(new Error('Ended before all was fetched.')));
        const { output, stop } = await replay(context, id, { ...options, signal: ending.signal });
        print(output, options);
        await ended;
        await stop();
        process.exit(0);
      }),
    );

export const replayCommand: OptionalCommand = { add };

export async function replay(
  { client, terminal }: CommandContext,
  id: string,
  { site, port, signal }: Omit<ReplayOptions, 'json'> & { signal: AbortSignal },
): Promise<{ output: Output; stop(): Promise<void> }> {
  await requireFreePort(port, 'Name another with --port.');
  // The gateway is large: only this command needs it here.
  const { startReplay } = await import('./start-replay.ts');
  const { set, url, stop } = await startReplay(client, {
    id,
    site,
    port,
    signal,
    onProgress: (done, all) => terminal.showProgress(`Fetched ${done} of ${counted(all, 'file')}`),
  }).finally(() => terminal.showProgress(undefined));
  const lines = [
    `${colours.bold(set.id)}, first seen in ${set.channel} at revision ${set.revision}, is served at ${colours.green(url)}`,
    ...Object.entries(set.versions).map(([name, version]) => `  ${name}@${version}`),
    colours.yellow(`Its API is that of ${site}: what you do there happens on the live site.`),
    'Ctrl-C ends it and leaves nothing behind.',
  ];
  return { output: { json: { url, site, release_set: set }, lines }, stop };
}
