import type { Command } from 'commander';
import { addKeysExport } from './keys-export.ts';
import { addKeysList } from './keys-list.ts';
import { addKeysRetire } from './keys-retire.ts';
import { addKeysRotate } from './keys-rotate.ts';

export function addKeys(program: Command): Command {
  const keys = program.command('keys').description('keys that sign releases: list, rotate, retire, export');
  addKeysList(keys);
  addKeysRotate(keys);
  addKeysRetire(keys);
  addKeysExport(keys);
  return keys;
}
