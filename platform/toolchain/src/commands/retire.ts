import type { Command } from 'commander';
import colours from 'picocolors';
import type { Holder, VersionDetails } from '@stoa/shared/platform-contract/artefacts.ts';
import { kilobytes } from '@stoa/server/release/gate/question.ts';
import type { Release } from '@stoa/server/release/plan-change.ts';
import { stillNeeded } from '@stoa/server/release/still-needed.ts';
import { withClientOptions, withWhy, withYes, type ClientOptions } from '../cli/common-options.ts';
import { confirm, type ConfirmOptions } from '../cli/confirm.ts';
import type { Output } from '../cli/output.ts';
import { parseRelease } from '../cli/release-name.ts';
import { run, type CommandContext } from '../cli/command-context.ts';
import { ago, until } from '../cli/time-words.ts';
import { UsageError } from '../cli/usage-error.ts';

export interface RetireOptions extends ConfirmOptions {
  despiteOpenPages?: boolean;
  why?: string;
}

export const addRetire = (program: Command): Command =>
  withWhy(withYes(withClientOptions(program.command('retire'))))
    .summary('delete a version that nobody needs')
    .description('delete a version that nobody needs any more; refused, with who holds it, while somebody does')
    .argument('<release>', 'mf-catalog@1.3.0')
    .option('--despite-open-pages', 'an hour after it left service, do not wait for open pages; wants --why')
    .addHelpText(
      'after',
      '\nExamples:\n  stoa retire mf-catalog@1.3.0\n  stoa retire mf-catalog@1.3.0 --yes\n  stoa retire mf-catalog@1.3.0 --despite-open-pages --why "A script keeps it"',
    )
    .action((release: string, options: ClientOptions & RetireOptions) =>
      run(options, (context) => retire(context, release, options)),
    );

export async function retire(
  { client, terminal }: CommandContext,
  release: string,
  options: RetireOptions,
): Promise<Output> {
  const params = parseRelease(release);
  const { despiteOpenPages = false, why = '' } = options;
  if (despiteOpenPages && !why) throw new UsageError('--despite-open-pages wants a reason: --why "…".');
  await confirm(terminal, options, async () => {
    const details = await client.call('getVersion', { params });
    const lines = describeVersion(params, details, despiteOpenPages);
    return [`Deletes ${release} at ${client.place}:`, ...lines.map((line) => `  ${line}`)];
  });
  const reply = await client.call('retireVersion', { params, body: { why, despite_pages: despiteOpenPages } });
  return { json: reply, lines: [`${colours.bold(release)} is retired; ${kilobytes(reply.freed_bytes)} are free.`] };
}

/** @throws ReleaseRefused when somebody needs it: then there is nothing to ask */
function describeVersion(release: Release, { record, holders }: VersionDetails, despiteOpenPages: boolean): string[] {
  const isPassedOver = ({ kind }: Holder) => despiteOpenPages && kind === 'open-pages';
  if (!holders.every(isPassedOver)) throw stillNeeded(release, holders, holderWords);
  return [
    `published ${ago(record.published_at)} by ${record.published_by}, ${record.files.length} files`,
    ...holders.map((holder) => `still needed: ${holderWords(holder)}; what it has not loaded yet does not come`),
    'its number can never be used again',
  ];
}

const holderWords = ({ kind, detail, until: end }: Holder): string =>
  `${detail} (${kind}${end ? `, ends ${until(end)}` : ''})`;
