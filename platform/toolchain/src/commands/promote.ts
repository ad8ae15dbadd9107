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
import type { Release } from '@stoa/server/release/plan-change.ts';
import type { ChannelStatus } from '@stoa/shared/platform-contract/health.ts';
import { isLowerVersion } from '@stoa/shared/platform-contract/version-order.ts';
import { run, type CommandContext } from '../cli/command-context.ts';
import { UsageError } from '../cli/usage-error.ts';

export interface PromoteOptions extends ChangeOptions, InsideRoutesOptions {
  from?: string;
  allowLower?: boolean;
  allowTakenBack?: boolean;
}

export const addPromote = (program: Command): Command =>
  withInsideRoutes(withChangeOptions(program.command('promote')))
    .summary('put published versions live')
    .description('put published versions live, all in one change')
    .argument('<release...>', 'mf-catalog@1.5.0')
    .option('--from <version>', 'of one release: refuse unless this version is live, or the new one already')
    .option('--allow-lower', 'let a version go live that is lower than the live one; --yes alone does not')
    .option('--allow-taken-back', 'let a version go live again that a rollback took back; wants --why')
    .addHelpText(
      'after',
      '\nExamples:\n  stoa promote mf-catalog@1.5.0 --why "New filters"\n  stoa promote shell@2.0.0 mf-catalog@2.0.0 --yes\n  stoa promote mf-catalog@1.5.0 --channel staging --yes\n  stoa promote mf-catalog@1.5.0 --from 1.4.1 --yes\n\nExit code 3: a second person has to approve it.',
    )
    .action((names: string[], options: PromoteOptions) => run(options, (context) => promote(context, names, options)));

export async function promote(context: CommandContext, names: string[], options: PromoteOptions): Promise<Output> {
  const releases = names.map(parseRelease);
  const { from } = options;
  if (from !== undefined && releases.length > 1) throw new UsageError('--from is about one release; here are several.');
  const params = { channel: context.channel };
  const allow_taken_back = options.allowTakenBack ?? false;
  if (allow_taken_back && !options.why) throw new UsageError('--allow-taken-back wants a reason: --why "…".');
  const inside = insideRoutes(options);
  return changeChannel(context, options, {
    describe: (status) => describePromotion(status, releases),
    send: (reasons, shown) => {
      const believed = releases.map((release) => believedOf(release, shown, from));
      const allow_lower = options.allowLower ?? wasAsked(shown);
      return context.client.call('promote', {
        params,
        body: { releases: believed, allow_lower, allow_taken_back, ...inside, ...reasons },
      });
    },
  });
}

/** What somebody was shown and agreed to is meant, lower versions among it. */
export const wasAsked = (shown: ChannelStatus | undefined): boolean => shown !== undefined;

/** Where nothing was shown, nothing is believed but what was said. */
export function believedOf(release: Release, shown: ChannelStatus | undefined, from?: string) {
  if (!shown) return { ...release, ...(from && { from }) };
  const live = shown.document.live[release.name];
  return { ...release, from: from ?? live?.version ?? null, canary: live?.canary?.version ?? null };
}

export function describePromotion({ remotes }: ChannelStatus, releases: readonly Release[]): string[] {
  const moves = releases.flatMap(({ name, version }) => {
    const found = remotes.find((remote) => remote.name === name);
    const live = found?.live?.version;
    const canary = found?.live?.canary;
    return [
      `${name} ${found?.live?.version ?? 'nothing'} → ${version}${found?.approval ? ', once a second person agrees' : ''}`,
      ...(live && isLowerVersion(version, live) ? [`LOWER than what is live: ${name} goes back from ${live}`] : []),
      ...(canary ? [`${name} canary ${canary.version} at ${canary.weight} % ends`] : []),
    ];
  });
  return [...moves, ...openPages(releases.map(({ name }) => name))];
}
