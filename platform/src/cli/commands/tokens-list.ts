import type { Command } from 'commander';
import colours from 'picocolors';
import type { TokenFacts } from '@stoa/shared/contract/access.ts';
import { withClientOptions, type ClientOptions } from '../common-options.ts';
import { table, type Output } from '../output.ts';
import { run, type Session } from '../session.ts';
import { ago, until } from '../time-words.ts';

export const addTokensList = (tokens: Command): Command =>
  withClientOptions(tokens.command('list'))
    .description('all tokens, without their secrets')
    .addHelpText('after', '\nExample:\n  stoa tokens list')
    .action((options: ClientOptions) => run(options, listTokens));

export async function listTokens({ client }: Session): Promise<Output> {
  const reply = await client.call('listTokens', {});
  const lines = table(reply.tokens.map(rowOf), ['ID', 'NAME', 'MAY', 'FOR', 'MADE', 'ENDS']);
  return { json: reply, lines: reply.tokens.length > 0 ? lines : ['There is none but the root token.'] };
}

const rowOf = (token: TokenFacts): string[] => [
  token.id,
  colours.bold(token.name),
  token.verbs.join(', '),
  token.remotes.includes('*') ? 'all remotes' : token.remotes.join(', '),
  `${ago(token.created_at)} by ${token.created_by}`,
  endOf(token),
];

function endOf({ revoked_at: revoked, expires_at: end }: TokenFacts): string {
  if (revoked) return colours.red(`revoked ${ago(revoked)}`);
  if (!end) return 'never';
  const words = until(end);
  return words === 'over' ? colours.red(`expired ${ago(end)}`) : words;
}
