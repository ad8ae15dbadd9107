import type { Command } from 'commander';
import { changeChannel } from '../cli/change-channel.ts';
import {
  insideRoutes,
  withChangeOptions,
  withInsideRoutes,
  type ChangeOptions,
  type InsideRoutesOptions,
} from '../cli/common-options.ts';
import type { Output } from '../cli/output.ts';
import { openPages } from '../cli/page-words.ts';
import { parseRelease } from '../cli/release-name.ts';
import { run, type CommandContext } from '../cli/command-context.ts';
import { UsageError } from '../cli/usage-error.ts';

export interface CanaryOptions extends ChangeOptions, InsideRoutesOptions {
  weight: number;
  from?: string;
}

/** From here on, most people get it: that is asked like a promotion. */
const MANY_PERCENT = 50;

export const addCanary = (program: Command): Command =>
  withInsideRoutes(withChangeOptions(program.command('canary')))
    .summary('give a version to some visitors')
    .description('give a version to some visitors, or change to how many')
    .argument('<release>', 'mf-catalog@1.5.0')
    .requiredOption('--weight <percent>', 'share of visitors, 0.01 to 100', percent)
    .option('--from <version>', 'refuse unless this version is live for everyone')
    .addHelpText(
      'after',
      '\nWho has it, keeps it when the weight grows. Over 50 % it asks first.\n\nExamples:\n  stoa canary mf-catalog@1.5.0 --weight 5\n  stoa canary mf-catalog@1.5.0 --weight 0.5 --why "first look"\n  stoa canary mf-catalog@1.5.0 --weight 60 --yes',
    )
    .action((release: string, options: CanaryOptions) => run(options, (context) => canary(context, release, options)));

export async function canary(context: CommandContext, release: string, options: CanaryOptions): Promise<Output> {
  const { name, version } = parseRelease(release);
  const { weight } = options;
  const params = { channel: context.channel };
  const inside = insideRoutes(options);
  return changeChannel(context, options, {
    ...(weight > MANY_PERCENT && {
      describe: ({ remotes }) => {
        const live = remotes.find((remote) => remote.name === name)?.live;
        const before = live?.canary?.version === version && !live.canary.paused ? live.canary.weight : 0;
        return [
          `${name} canary ${version}: ${before} % → ${weight} % of visitors; the others keep ${live?.version ?? 'nothing'}`,
          ...openPages([name]),
        ];
      },
    }),
    send: (reasons, shown) => {
      const live = shown?.document.live[name];
      const from = options.from ?? live?.version;
      const believed = { ...(from && { from }), ...(live && { canary: live.canary?.version ?? null }) };
      const body = { name, version, weight, ...believed, ...inside, ...reasons };
      return context.client.call('startCanary', { params, body });
    },
  });
}

function percent(given: string): number {
  const weight = Number(given.replace(/\s*%$/, ''));
  if (weight >= 0.01 && weight <= 100) return weight;
  throw new UsageError(`--weight takes a percentage from 0.01 to 100, not ${given}.`);
}
