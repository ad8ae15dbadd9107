import type { Command } from 'commander';
import { wholeNumber, withClientOptions, type ClientOptions } from '../cli/common-options.ts';
import type { Output } from '../cli/output.ts';
import { parseRelease } from '../cli/release-name.ts';
import { run, type CommandContext } from '../cli/command-context.ts';
import { until } from '../cli/time-words.ts';

export interface OverrideOptions {
  person: string;
  minutes: number;
}

export const addOverrideCreate = (override: Command): Command =>
  withClientOptions(override.command('create'))
    .description('a link that shows one person a published version before it is live')
    .argument('<release>', 'mf-catalog@1.5.0')
    .requiredOption('--person <email>', 'of the person’s account on the site')
    .option('--minutes <number>', 'until it ends by itself, 5 to 1440', wholeNumber('--minutes', 5, 1440), 480)
    .addHelpText('after', '\nExample:\n  stoa override create mf-catalog@1.5.0 --person ada@example.org --minutes 60')
    .action((release: string, options: ClientOptions & OverrideOptions) =>
      run(options, (context) => createOverride(context, release, options)),
    );

export async function createOverride(
  { client }: CommandContext,
  release: string,
  { person, minutes }: OverrideOptions,
): Promise<Output> {
  const body = { ...parseRelease(release), person, minutes };
  const reply = await client.call('createOverride', { body });
  return {
    json: reply,
    lines: [`For ${person} alone, signed in to the site; it ends ${until(reply.expires_at)}. Open:`, reply.url],
  };
}
