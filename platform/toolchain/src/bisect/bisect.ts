import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import colours from 'picocolors';
import { bisectReport, type Bisected, type Culprit } from './bisect-report.ts';
import type { Versions } from './earlier-sets.ts';
import { readFailure, type Failure } from './failure.ts';
import { siteOption } from '../cli/common-options.ts';
import { counted } from '../cli/health-words.ts';
import type { OptionalCommand } from '../cli/optional-command.ts';
import { exitCodes, type Output } from '../cli/output.ts';
import { run, type CommandContext } from '../cli/command-context.ts';
import { ago } from '../cli/time-words.ts';
import { UsageError } from '../cli/usage-error.ts';

export interface BisectOptions {
  site: string;
  path?: string;
  json?: boolean;
}

const RELEASE_SET = /^rs[a-z2-7]{14}$/;

const add = (program: Command): Command =>
  program
    .command('bisect')
    .helpGroup('Operate:')
    .summary('find the version that brought a failure')
    .description(
      'replay release sets backwards in a headless browser until a reported failure is gone, and name the change',
    )
    .argument('<report>', 'a file with a line of a gateway’s reports/*.jsonl, or - for stdin; or rs… with --path')
    .addOption(siteOption('site that the report is of'))
    .option('--path <path>', 'of the page, with rs…: /marketplace/results')
    .option('--json', 'print JSON for machines')
    .addHelpText(
      'after',
      '\nThe code is that of then; its answers are invented, as where versions are mounted before people have them. Nothing is\ndone on the site. What shows only after a click, or with somebody’s own courses, does not happen here: exit code 1.\n\nExamples:\n  stoa bisect report.json --site https://stoa.example\n  tail -n 1 reports/2026-11-21.jsonl | stoa bisect - --site https://stoa.example\n  stoa bisect rsk2m4xqz7ab3cde --path /certificates/verify --site https://stoa.example',
    )
    .action((report: string, options: BisectOptions) =>
      run({ url: options.site, ...(options.json && { json: true }) }, (context) => bisect(context, report, options)),
    );

export const bisectCommand: OptionalCommand = { add };

export async function bisect(context: CommandContext, given: string, options: BisectOptions): Promise<Output> {
  const { client, terminal } = context;
  const failure = await failureOf(context, given, options);
  // Gateway and browser are large: only this command needs them here.
  const { openProbe } = await import('./open-probe.ts');
  const probe = await openProbe(client, {
    site: options.site,
    onProgress: (done, all) => terminal.showProgress(`Fetched ${done} of ${counted(all, 'file')}`),
  });
  let before: Versions | undefined;
  const onLook = (versions: Versions, isThere: boolean) => {
    terminal.showProgress(undefined);
    terminal.say(`${isThere ? colours.red('fails') : colours.green('works')}  ${sayVersions(versions, before)}`);
    before = versions;
  };
  try {
    return bisectOutput(await bisectReport({ client, probe, failure, onLook }));
  } finally {
    terminal.showProgress(undefined);
    await probe.close();
  }
}

async function failureOf({ terminal }: CommandContext, given: string, { path }: BisectOptions): Promise<Failure> {
  if (RELEASE_SET.test(given)) {
    if (!path?.startsWith('/')) throw new UsageError('A release set says nothing of the page: name it with --path /….');
    return { report: undefined, path, releaseSet: given };
  }
  const text = given === '-' ? await terminal.readInput() : await readFile(given, 'utf8');
  const failure = readFailure(text, given === '-' ? 'What was piped in' : given);
  return { ...failure, path: path ?? failure.path };
}

/** All of the first one; of the others what differs from the one before. */
const sayVersions = (versions: Versions, before: Versions | undefined): string =>
  Object.entries(versions)
    .filter(([name, version]) => before?.[name] !== version)
    .map(([name, version]) => `${name}@${version}`)
    .join(' ');

function bisectOutput(found: Bisected): Output {
  const { path, releaseSet, report } = found.failure;
  const what = report ? `“${report.message}” (${report.kind} of ${report.remote})` : 'A failure';
  if (found.outcome === 'not-reproduced') {
    const lines = [
      `${what} does not happen at ${path} with ${releaseSet}, opened twice with invented answers.`,
      `It may need a click, or real data: stoa replay ${releaseSet} serves the page for you.`,
    ];
    return { json: found, lines, exitCode: exitCodes.failed };
  }
  if (found.outcome === 'always') {
    const oldest = sayVersions(found.oldest, undefined);
    const lines = [`${what} happens at ${path} in every set that is kept, the oldest too: ${oldest}.`];
    return { json: found, lines, exitCode: exitCodes.failed };
  }
  const { culprits, change } = found;
  const lines = [
    `${what} came to ${path} with ${culprits.map(sayCulprit).join(', and ')}`,
    ...(change ? [`  ${change.by}, ${ago(change.at)}, revision ${change.revision}: ${change.why || change.kind}`] : []),
    ...culprits.flatMap(({ name, to }) => (to ? [`To take it back: stoa rollback ${name} --from ${to}`] : [])),
  ];
  return { json: found, lines };
}

const sayCulprit = ({ name, from, to, commit }: Culprit): string =>
  `${colours.bold(`${name}@${to ?? 'nothing'}`)} (before: ${from ?? 'nothing'})${commit ? `, commit ${commit}` : ''}`;
