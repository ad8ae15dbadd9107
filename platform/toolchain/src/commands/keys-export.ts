import type { Command } from 'commander';
import { keyPlace, withKeyOptions, type KeyOptions } from '../cli/key-place.ts';
import { print } from '../cli/output.ts';

export const addKeysExport = (keys: Command): Command =>
  withKeyOptions(keys.command('export'))
    .description('the public keys, as STOA_TRUSTED_KEYS takes them: for gateways that only serve')
    .addHelpText('after', '\nExample:\n  STOA_TRUSTED_KEYS=$(stoa keys export --data-dir /data)')
    .action(async (options: KeyOptions) => {
      const { exportTrustedKeys } = await import('@stoa/server/signing/rotate-keys.ts');
      const trusted = await exportTrustedKeys(keyPlace(options));
      print({ json: { STOA_TRUSTED_KEYS: trusted }, lines: [trusted] }, options);
    });
