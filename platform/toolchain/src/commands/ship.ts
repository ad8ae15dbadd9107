import type { Command } from 'commander';
import colours from 'picocolors';
import type { Release } from '@stoa/server/release/plan-change.ts';
import { ownTimeZone, parseHours, parseTimeZone, type QuietHours } from '../ship/quiet-hours.ts';
import { shipRelease, type Clock, type ShipEvent, type Shipped } from '../ship/ship-release.ts';
import {
  because,
  insideRoutes,
  wholeNumber,
  withChannelOptions,
  withInsideRoutes,
  withWhy,
  withYes,
  type ChannelOptions,
  type InsideRoutesOptions,
} from '../cli/common-options.ts';
import { confirm, type ConfirmOptions } from '../cli/confirm.ts';
import { exitCodes, type Output } from '../cli/output.ts';
import { describePublished } from '../cli/plan-words.ts';
import { parseRelease } from '../cli/release-name.ts';
import { run, type CommandContext } from '../cli/command-context.ts';

const HOUR_MS = 3_600_000;

export interface ShipOptions extends ChannelOptions, ConfirmOptions, InsideRoutesOptions {
  why?: string;
  by?: string;
  quiet?: QuietHours['hours'];
  quietWeekends?: boolean;
  timeZone?: string;
  /** Hours. */
  patience: number;
  backOut?: boolean;
}

export const addShip = (program: Command): Command =>
  withInsideRoutes(withWhy(withYes(withChannelOptions(program.command('ship')))))
    .summary('publish a version and take it to everyone, by evidence')
    .description('publish a build, then give it to 1, 5 and 25 % of visitors and to everyone, as the judge allows')
    .argument('[place]', 'mf-catalog, or its folder; or mf-catalog@1.5.0, which is published already', '.')
    .option('--by <name>', 'who does it, beside the token’s name; by default your account’s name')
    .option('--quiet <hours>', 'no step is taken in these hours: 22:00-07:00', parseHours)
    .option('--quiet-weekends', 'nor on Saturdays and Sundays')
    .option('--time-zone <name>', 'of the quiet hours; by default this machine’s', parseTimeZone)
    .option('--patience <hours>', 'how long a step may last without enough visitors', wholeNumber('--patience', 1), 24)
    .option('--back-out', 'where it stops, take the canary back; by default it stays as it is')
    .addHelpText(
      'after',
      '\nEach step lasts until 50 more visitors have had the version and it is no worse than the stable one. It tells one line\nan hour, and one at each change; with --json, one object a line. Run again, it goes on where the channel is.\n\nExamples:\n  stoa ship mf-catalog\n  stoa ship mf-catalog@1.5.0 --yes --quiet 22:00-07:00 --time-zone Europe/Berlin\n  stoa ship . --yes --back-out --patience 48\n\nExit code 2: taken back, or stopped on doubt. 3: a second person has to approve a step. 1: too little is known.',
    )
    .action((place: string, options: ShipOptions) => run(options, (context) => ship(context, place, options)));

const realClock: Clock = {
  now: () => Date.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

export async function ship(
  context: CommandContext,
  place: string,
  options: ShipOptions,
  clock = realClock,
): Promise<Output> {
  const inside = insideRoutes(options);
  const build = place.includes('@') && !/[/\\]/.test(place) ? undefined : await buildAt(place);
  const release = build ? releaseOf(build) : parseRelease(place);
  const { name, version } = release;
  await confirm(context.terminal, options, async () => [
    `${build ? 'Publishes' : 'Ships'} ${name}@${version} in ${context.channel} at ${context.client.place}:`,
    '  1 %, 5 % and 25 % of visitors, then everyone; each step when the judge has the evidence for it',
  ]);
  const tell = (event: ShipEvent) => context.tell(event, eventLine(event));
  if (build) {
    const { publishBuild } = await import('../cli/publish-build.ts');
    const reply = await publishBuild(context, build);
    for (const line of describePublished(reply, context.client.place)) context.terminal.say(line);
  }
  const { client, channel } = context;
  const shipped = await shipRelease({
    client,
    channel,
    release,
    quiet: quietOf(options),
    patienceMs: options.patience * HOUR_MS,
    backOut: options.backOut ?? false,
    because: because(options),
    allowed: inside,
    clock,
    tell,
  });
  return shipOutput(shipped, release, context.channel);
}

async function buildAt(place: string) {
  const { readBuild } = await import('../cli/publish-build.ts');
  return readBuild(place);
}

const releaseOf = ({ descriptor: { name, version } }: Awaited<ReturnType<typeof buildAt>>): Release => ({
  name,
  version,
});

const quietOf = ({ quiet = null, quietWeekends = false, timeZone = ownTimeZone() }: ShipOptions): QuietHours => ({
  hours: quiet,
  weekends: quietWeekends,
  timeZone,
});

const marks: Record<ShipEvent['kind'], (words: string) => string> = {
  waits: (words) => words,
  canary: colours.green,
  promoted: colours.green,
  done: colours.green,
  stopped: colours.red,
  proposed: colours.yellow,
  'backed-out': colours.yellow,
};

/** `2026-11-22 14:00 mf-catalog@1.5.0 at 5 %: …` */
function eventLine({ at, kind, name, version, weight, words }: ShipEvent): string {
  const where = weight === null ? '' : ` at ${weight} %`;
  return `${at.slice(0, 16).replace('T', ' ')} ${name}@${version}${where}: ${marks[kind](words)}`;
}

/** What is left to say at the end: how to go on. */
function shipOutput({ exitCode, last }: Shipped, { name, version }: Release, channel: string): Output {
  if (exitCode === exitCodes.done)
    return { json: { ...last, kind: 'ended', next: null, exit_code: exitCode }, lines: [], isOneLine: true, exitCode };
  const where = channel === 'production' ? '' : ` --channel ${channel}`;
  const isOver = exitCode === exitCodes.refused && last.weight === null;
  const next = isOver ? null : `stoa ship ${name}@${version}${where}`;
  const lines = [
    last.weight === null ? 'No visitor has it as a canary.' : `Its canary stays at ${last.weight} %.`,
    ...(next ? [`To go on: ${next}`] : []),
    ...(last.weight === null ? [] : [`To take it back: stoa rollback ${name} --from ${version}${where}`]),
  ];
  return { json: { ...last, kind: 'ended', next, exit_code: exitCode }, lines, isOneLine: true, exitCode };
}
