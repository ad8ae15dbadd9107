import type { Command } from 'commander';
import colours from 'picocolors';
import { accountName } from '../cli/common-options.ts';
import { keyPlace, withKeyOptions, type KeyOptions } from '../cli/key-place.ts';
import { print, type Output } from '../cli/output.ts';

export const addKeysRotate = (keys: Command): Command =>
  withKeyOptions(keys.command('rotate'))
    .description('make a new key that signs from now on; what the one before signed stays good')
    .addHelpText('after', '\nExample:\n  stoa keys rotate --data-dir /data')
    .action(async (options: KeyOptions) => print(await rotate(keyPlace(options)), options));

export async function rotate(dataDir: string): Promise<Output> {
  const [{ listKeys, rotateKeys }, { openLocalRegistry }] = await Promise.all([
    import('@stoa/server/signing/rotate-keys.ts'),
    import('@stoa/server/registry/registry.ts'),
  ]);
  const [before] = await listKeys(dataDir);
  const made = await rotateKeys(dataDir);
  const registry = await openLocalRegistry(dataDir);
  await registry.audit.append({
    kind: 'key-rotate',
    by: accountName(),
    subject: made.id,
    details: { action: 'rotate', before: before?.id ?? null },
  });
  return {
    json: made,
    lines: [
      `${colours.bold(made.id)} signs from now on.`,
      'Gateways on this data folder notice within a second.',
      'Gateways with STOA_TRUSTED_KEYS need its new value and a new start before the next release:',
      '  stoa keys export',
      ...(before ? [`When all of them have it, end the old key: stoa keys retire ${before.id}`] : []),
    ],
  };
}
