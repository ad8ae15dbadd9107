import type { Command } from 'commander';
import { addOverrideCreate } from './override-create.ts';

export function addOverride(program: Command): Command {
  const override = program.command('override').description('let one person see other code for a while');
  addOverrideCreate(override);
  return override;
}
