import type { Command } from 'commander';
import colours from 'picocolors';
import { accountName, withYes } from '../cli/common-options.ts';
import { confirm, type ConfirmOptions } from '../cli/confirm.ts';
import { keyPlace, withKeyOptions, type KeyOptions } from '../cli/key-place.ts';
import { print, type Output } from '../cli/output.ts';
import { processTerminal, type Terminal } from '../cli/terminal.ts';

export const addKeysRetire = (keys: Command): Command =>
  withYes(withKeyOptions(keys.command('retire')))
    .description('trust a former key no more; what it signed in the registry is signed anew first')
    .argument('<id>', 'from stoa keys list')
    .addHelpText(
      'after',
      '\nIf the key was stolen, first prove with stoa audit verify and stoa history that nobody used it.\n\nExample:\n  stoa keys retire 3f2a91c04b7d8e15 --data-dir /data',
    )
    .action(async (id: string, options: KeyOptions & ConfirmOptions) => {
      const terminal = processTerminal({ isQuiet: options.json ?? false });
      print(await retireKey(terminal, keyPlace(options), id, options), options);
    });

export async function retireKey(
  terminal: Terminal,
  dataDir: string,
  id: string,
  options: ConfirmOptions,
): Promise<Output> {
  await confirm(terminal, options, async () => [
    `Retires the key ${id} of ${dataDir}:`,
    '  all releases and revisions that it signed are signed anew with the present key, then nobody trusts it any more',
    '  links of overrides that it signed end',
    '  gateways with STOA_TRUSTED_KEYS need its new value and a new start',
  ]);
  const [keys, { openLocalRegistry }, { signAnew }] = await Promise.all([
    import('@stoa/server/signing/rotate-keys.ts'),
    import('@stoa/server/registry/registry.ts'),
    import('@stoa/server/registry/sign-anew.ts'),
  ]);
  const known = (await keys.listKeys(dataDir)).find((key) => key.id === id);
  const registry = await openLocalRegistry(dataDir);
  // The key that signs cannot be retired: then nothing is signed anew for nothing.
  const signed = known?.state === 'trusted' ? await signAnew(registry, id, progressOn(terminal)) : 0;
  terminal.showProgress(undefined);
  const retired = await keys.retireKey(dataDir, id);
  await registry.audit.append({
    kind: 'key-rotate',
    by: accountName(),
    subject: id,
    details: { action: 'retire', signed_anew: signed },
  });
  return {
    json: { ...retired, signed_anew: signed },
    lines: [
      `${colours.bold(id)} is retired; ${signed} signatures were made anew.`,
      'Gateways on this data folder notice within a second.',
      'Start the others anew with STOA_TRUSTED_KEYS from: stoa keys export',
    ],
  };
}

const progressOn = (terminal: Terminal) => (done: number) => terminal.showProgress(`Signed anew: ${done}`);
