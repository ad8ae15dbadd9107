import type { Command } from 'commander';
import colours from 'picocolors';
import type { TokenFacts } from '@stoa/shared/platform-contract/access.ts';
import { withClientOptions, type ClientOptions } from '../cli/common-options.ts';
import { table, type Output } from '../cli/output.ts';
import { run, type CommandContext } from '../cli/command-context.ts';
import { ago, until } from '../cli/time-words.ts';

export const addTokensList = (tokens: Command): Command =>
  withClientOptions(tokens.command('list'))
    .description('all tokens, without their secrets')
    .addHelpText('after', '\nExample:\n  stoa tokens list')
    .action((options: ClientOptions) => run(options, listTokens));

export async function listTokens({ client }: CommandContext): Promise<Output> {
  const reply = await client.call('listTokens', {});
  const byId = new Map(reply.tokens.map((token) => [token.id, token]));
  const lines = table(
    reply.tokens.map((token) => rowOf(token, byId)),
    ['ID', 'NAME', 'MAY', 'FOR', 'MADE', 'ENDS'],
  );
  return { json: reply, lines: reply.tokens.length > 0 ? lines : ['There is none but the root token.'] };
}

type TokensById = ReadonlyMap<string, TokenFacts>;

const rowOf = (token: TokenFacts, byId: TokensById): string[] => [
  token.id,
  colours.bold(token.name),
  token.verbs.join(', '),
  token.remotes.includes('*') ? 'all remotes' : token.remotes.join(', '),
  `${ago(token.created_at)} by ${token.created_by}`,
  endOf(token, byId),
];

function endOf({ revoked_at: revoked, expires_at: end, made_with: maker }: TokenFacts, byId: TokensById): string {
  if (revoked) return colours.red(`revoked ${ago(revoked)}`);
  const words = end ? until(end) : 'never';
  if (end && words === 'over') return colours.red(`expired ${ago(end)}`);
  const ended = findEnded(maker, byId);
  return ended ? colours.red(`ended with ${ended.name}`) : words;
}

/** The first of those that it was made with, and they with, that is good no more. */
function findEnded(id: string | null, byId: TokensById): TokenFacts | undefined {
  const maker = id === null ? undefined : byId.get(id);
  if (!maker) return undefined;
  const isOver = maker.revoked_at !== null || (maker.expires_at !== null && until(maker.expires_at) === 'over');
  return isOver ? maker : findEnded(maker.made_with, byId);
}
