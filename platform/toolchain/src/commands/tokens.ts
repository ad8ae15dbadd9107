import type { Command } from 'commander';
import { addTokensCreate } from './tokens-create.ts';
import { addTokensList } from './tokens-list.ts';
import { addTokensRevoke } from './tokens-revoke.ts';

export function addTokens(program: Command): Command {
  const tokens = program.command('tokens').description('who may do what: list, create, revoke');
  addTokensList(tokens);
  addTokensCreate(tokens);
  addTokensRevoke(tokens);
  return tokens;
}
