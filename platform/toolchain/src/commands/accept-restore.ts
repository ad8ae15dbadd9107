import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { SetBack } from '@stoa/server/registry/set-back.ts';
import { accountName, withWhy, withYes } from '../cli/common-options.ts';
import { confirm, type ConfirmOptions } from '../cli/confirm.ts';
import { counted } from '../cli/health-words.ts';
import { withKeyOptions, type KeyOptions } from '../cli/key-place.ts';
import { print, type Output } from '../cli/output.ts';
import { processTerminal, type Terminal } from '../cli/terminal.ts';
import { UsageError } from '../cli/usage-error.ts';

export interface AcceptOptions extends ConfirmOptions {
  why?: string;
}

export const addAcceptRestore = (program: Command): Command =>
  withWhy(withYes(withKeyOptions(program.command('accept-restore'))))
    .summary('believe releases that were put back from a backup')
    .description('believe releases that are older than what this data folder has seen, because you put them back')
    .addHelpText(
      'after',
      '\nUntil then nothing of them is served or changed. Run it on each data folder that gateways use, then start them anew.\n\nExample:\n  stoa accept-restore --data-dir /data --why "Backup of Monday, the bucket was lost"',
    )
    .action(async (options: KeyOptions & AcceptOptions) => {
      const terminal = processTerminal({ isQuiet: options.json ?? false });
      print(await acceptRestore(terminal, resolve(options.dataDir), options), options);
    });

export async function acceptRestore(terminal: Terminal, dataDir: string, options: AcceptOptions): Promise<Output> {
  const { why } = options;
  if (!why) throw new UsageError('Say why with --why: it stands in the audit log.');
  const [{ openLocalRegistry }, { findSetBack }] = await Promise.all([
    import('@stoa/server/registry/registry.ts'),
    import('@stoa/server/registry/set-back.ts'),
  ]);
  const registry = await openLocalRegistry(dataDir);
  const setBack = await findSetBack(registry);
  if (setBack.length === 0) {
    return { json: { accepted: [] }, lines: [`Nothing is older than what ${dataDir} has seen.`] };
  }
  await confirm(terminal, options, async () => [
    `${registry.storage.description} is older than what ${dataDir} has seen of it:`,
    ...setBack.map((one) => `  ${describe(one)}`),
    'If you did not put it back yourself, somebody else did: answer no, and look at who can write there.',
  ]);
  // First: nobody does this unseen. A machine that only serves cannot sign an entry; where the key is, there is one.
  if (registry.keys.signer) {
    const [by, subject, details] = [accountName(), registry.storage.description, { set_back: setBack }];
    await registry.audit.append({ kind: 'restore-accept', by, subject, why, details });
  }
  await registry.witness.forget();
  return {
    json: { accepted: setBack },
    lines: [
      `Accepted: ${counted(setBack.length, 'place')} older than before.`,
      'Start the gateways on this data folder anew. Look through what came back: stoa tokens list, stoa history.',
    ],
  };
}

function describe({ place, seen, now }: SetBack): string {
  if (now === 0) return `${place}: gone`;
  return place.startsWith('channels/')
    ? `${place}: revision ${now}, revision ${seen} was seen`
    : `${place}: change ${now}, change ${seen} was seen`;
}
