import type { Command } from 'commander';
import colours from 'picocolors';
import type { VersionDetails } from '@stoa/shared/platform-contract/artefacts.ts';
import { refuse } from '@stoa/server/registry/refusal.ts';
import { kilobytes } from '@stoa/server/release/gate/question.ts';
import { withClientOptions, withWhy, withYes, type ClientOptions } from '../cli/common-options.ts';
import { confirm, type ConfirmOptions } from '../cli/confirm.ts';
import type { Output } from '../cli/output.ts';
import { parseRelease } from '../cli/release-name.ts';
import { run, type CommandContext } from '../cli/command-context.ts';
import { ago, until } from '../cli/time-words.ts';

export interface RetireOptions extends ConfirmOptions {
  why?: string;
}

export const addRetire = (program: Command): Command =>
  withWhy(withYes(withClientOptions(program.command('retire'))))
    .summary('delete a version that nobody needs')
    .description('delete a version that nobody needs any more; refused, with who holds it, while somebody does')
    .argument('<release>', 'mf-catalog@1.3.0')
    .addHelpText('after', '\nExamples:\n  stoa retire mf-catalog@1.3.0\n  stoa retire mf-catalog@1.3.0 --yes')
    .action((release: string, options: ClientOptions & RetireOptions) =>
      run(options, (context) => retire(context, release, options)),
    );

export async function retire(
  { client, terminal }: CommandContext,
  release: string,
  options: RetireOptions,
): Promise<Output> {
  const params = parseRelease(release);
  await confirm(terminal, options, async () => {
    const details = await client.call('getVersion', { params });
    return [`Deletes ${release} at ${client.place}:`, ...describeVersion(release, details).map((line) => `  ${line}`)];
  });
  const reply = await client.call('retireVersion', { params, body: { why: options.why ?? '' } });
  return { json: reply, lines: [`${colours.bold(release)} is retired; ${kilobytes(reply.freed_bytes)} are free.`] };
}

/** @throws ReleaseRefused when somebody needs it: then there is nothing to ask */
function describeVersion(release: string, { record, holders }: VersionDetails): string[] {
  if (holders.length === 0) {
    return [
      `published ${ago(record.published_at)} by ${record.published_by}, ${record.files.length} files`,
      'its number can never be used again',
    ];
  }
  const who = holders.map(({ kind, detail, until: end }) => `${detail} (${kind}${end ? `, ends ${until(end)}` : ''})`);
  throw refuse('still_needed', `${release} is still needed: ${who.join(', ')}.`, {
    remedy: 'Wait until they are gone, or promote other versions first.',
  });
}
