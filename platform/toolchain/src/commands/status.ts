import colours from 'picocolors';
import type { Command } from 'commander';
import type { ChannelStatus } from '@stoa/shared/platform-contract/health.ts';
import { wholeNumber, withChannelOptions, type ChannelOptions } from '../cli/common-options.ts';
import { heldWords } from '../cli/gateway-words.ts';
import { canaryWords, failureRate, milliseconds } from '../cli/health-words.ts';
import { table, type Output } from '../cli/output.ts';
import { run, type CommandContext } from '../cli/command-context.ts';
import { ago } from '../cli/time-words.ts';
import { watch } from '../cli/watch.ts';

export interface StatusOptions extends ChannelOptions {
  watch?: number | true;
}

const WATCH_SECONDS = 5;

export const addStatus = (program: Command): Command =>
  withChannelOptions(program.command('status'))
    .summary('what is live, and how it behaves')
    .description('what is live, since when, by whom, and how it behaves')
    .argument('[name]', 'only this remote')
    .option('-w, --watch [seconds]', 'show it anew every 5 seconds', wholeNumber('--watch', 1, 3600))
    .addHelpText(
      'after',
      '\nExamples:\n  stoa status\n  stoa status --watch\n  stoa status mf-catalog --url https://stoa.example\n  stoa status --json | jq \'.remotes[] | select(.live) | .name + "@" + .live.version\'',
    )
    .action((name: string | undefined, options: StatusOptions) =>
      run(options, (context) => {
        const look = () => status(context, name);
        if (options.watch === undefined) return look();
        return watch(context.terminal, options.watch === true ? WATCH_SECONDS : options.watch, look);
      }),
    );

export async function status({ client, channel }: CommandContext, name?: string): Promise<Output> {
  const all = await client.call('getStatus', { params: { channel } });
  const shown = name ? { ...all, remotes: all.remotes.filter((remote) => remote.name === name) } : all;
  if (name && shown.remotes.length === 0) throw new Error(`${name} was never published at ${client.place}.`);
  const proposals = all.remotes.some(({ approval }) => approval)
    ? (await client.call('listProposals', { params: { channel } })).proposals
    : [];
  const waiting = proposals.filter(({ state }) => state === 'open').length;
  return {
    json: shown,
    lines: [
      titleOf(all, client.place),
      ...(shown.remotes.length > 0 ? table(shown.remotes.map(rowOf), HEADS) : ['Nothing has been published yet.']),
      ...shown.remotes.flatMap(remarksOf),
      ...behindLines(all),
      ...(waiting > 0
        ? [
            `${colours.yellow(`${waiting} ${waiting === 1 ? 'change waits' : 'changes wait'}`)} for a second person: stoa proposals`,
          ]
        : []),
      ...(all.writable
        ? []
        : [colours.red('The registry cannot be written to at the moment. Pages are served; changes are refused.')]),
    ],
  };
}

const HEADS = ['REMOTE', 'LIVE', 'SINCE', 'BY', 'FAILED, LAST HOUR', 'MOUNT P95', 'CANARY'];
type Remote = ChannelStatus['remotes'][number];

function titleOf({ document: { channel, revision, updated_at: at } }: ChannelStatus, place: string): string {
  const since = at ? `, changed ${ago(at)}` : '';
  return `${colours.bold(channel)} at ${place}, revision ${revision}${since}`;
}

const rowOf = ({ name, live, health, verdict }: Remote): string[] => [
  colours.bold(name),
  live ? colours.green(live.version) : colours.dim('not live'),
  live ? ago(live.since) : '–',
  live?.by ?? '–',
  failureRate(health),
  milliseconds(health?.mount_p95),
  canaryWords(live?.canary, verdict),
];

/** Gateways that serve an older revision. */
const behindLines = ({ gateways = [], document }: ChannelStatus): string[] =>
  gateways
    .filter(({ revision }) => (revision ?? 0) < document.revision)
    .map(({ name, revision, trouble }) =>
      colours.yellow(`${name} serves revision ${revision ?? 'none'}${trouble ? `: ${trouble}` : ''}`),
    );

/** What a table has no room for: the canary's figures, and a version that waits to go live. */
function remarksOf({ name, live, canary_health: health, verdict, versions, held = [] }: Remote): string[] {
  const lines = held.map((one) => `  ${heldWords(one, one.gateway)}`);
  if (live?.canary && verdict) lines.push(`  ${name}@${live.canary.version}: ${verdict.words}`);
  else if (live?.canary && health) lines.push(`  ${name}@${live.canary.version}: failed ${failureRate(health)}`);
  if (!live && versions[0]) lines.push(`  ${name}@${versions[0]} is published: stoa promote ${name}@${versions[0]}`);
  return lines;
}
