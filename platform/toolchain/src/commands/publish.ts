import type { Command } from 'commander';
import { askedFirst, sendChange, type Asked, type Reasons } from '../cli/change-channel.ts';
import {
  insideRoutes,
  withChangeOptions,
  withInsideRoutes,
  type ChangeOptions,
  type InsideRoutesOptions,
} from '../cli/common-options.ts';
import { changeOutput, exitCodes, type Output } from '../cli/output.ts';
import { describeNext, describePlan, describePublished } from '../cli/plan-words.ts';
import type { Build } from '../cli/publish-build.ts';
import { run, type CommandContext } from '../cli/command-context.ts';
import { believedOf, describePromotion, wasAsked } from './promote.ts';

export interface PublishOptions extends ChangeOptions, InsideRoutesOptions {
  promote?: boolean;
  dryRun?: boolean;
  allowLower?: boolean;
}

export const addPublish = (program: Command): Command =>
  withInsideRoutes(withChangeOptions(program.command('publish')))
    .summary('publish built folders')
    .description('publish built folders, or workspaces with one in dist, under the versions they carry')
    .argument('<place...>', 'mf-catalog, or mf-catalog/dist')
    .option('--dry-run', 'say what would happen, rule by rule, and write nothing')
    .option('--promote', 'and put them live, all in one change')
    .option('--allow-lower', 'with --promote: also what is lower than the live version; --yes alone does not')
    .addHelpText(
      'after',
      '\nAn upload that broke off goes on where it was: run it again. The same version with other bytes is refused.\n\nExamples:\n  stoa publish . --dry-run\n  stoa publish mf-catalog\n  stoa publish shell mf-catalog --promote --yes --why "Contract 2"',
    )
    .action((places: string[], options: PublishOptions) =>
      run(options, (context) => publish(context, places, options)),
    );

export async function publish(context: CommandContext, places: string[], options: PublishOptions): Promise<Output> {
  const inside = insideRoutes(options);
  // Parsers of scripts and styles are large: only this command needs them.
  const { publishBuild, readBuild } = await import('../cli/publish-build.ts');
  const builds: Build[] = [];
  for (const place of places) builds.push(await readBuild(place));
  if (options.dryRun) return dryRun(context, builds);

  const releases = builds.map(({ descriptor: { name, version } }) => ({ name, version }));
  const asked = options.promote
    ? await askedFirst(context, options, (status) => [
        'publishes, and puts live:',
        ...describePromotion(status, releases),
      ])
    : undefined;
  const published = [];
  // One after the other: a shell is there when what needs it is looked at.
  for (const build of builds) published.push(await publishBuild(context, build));
  const lines = published.flatMap((reply) => describePublished(reply, context.client.place));
  if (!asked) return { json: { published }, lines: [...lines, ...describeNext(published)] };
  const promoted = await promoteAll(
    context,
    {
      releases: releases.map((release) => believedOf(release, asked.shown)),
      allow_lower: options.allowLower ?? wasAsked(asked.shown),
      ...inside,
    },
    asked,
  );
  return { ...promoted, json: { published, ...(promoted.json as object) }, lines: [...lines, ...promoted.lines] };
}

async function dryRun(context: CommandContext, builds: readonly Build[]): Promise<Output> {
  const { planBuild } = await import('../cli/publish-build.ts');
  const plans = [];
  for (const build of builds) plans.push(await planBuild(context, build));
  const isRefused = plans.some(({ outcome }) => outcome === 'refused');
  return {
    json: { plans },
    lines: plans.flatMap(describePlan),
    exitCode: isRefused ? exitCodes.refused : exitCodes.done,
  };
}

async function promoteAll(
  context: CommandContext,
  promotion: { releases: { name: string; version: string }[]; allow_lower: boolean; allow_inside_routes: boolean },
  asked: Asked,
): Promise<Output> {
  const params = { channel: context.channel };
  const send = (because: Reasons) => context.client.call('promote', { params, body: { ...promotion, ...because } });
  return changeOutput(await sendChange(context, asked, send));
}
