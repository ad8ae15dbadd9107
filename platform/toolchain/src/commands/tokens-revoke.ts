import type { Command } from 'commander';
import colours from 'picocolors';
import { withClientOptions, withYes, type ClientOptions } from '../cli/common-options.ts';
import { confirm, type ConfirmOptions } from '../cli/confirm.ts';
import type { Output } from '../cli/output.ts';
import { run, type CommandContext } from '../cli/command-context.ts';

export const addTokensRevoke = (tokens: Command): Command =>
  withYes(withClientOptions(tokens.command('revoke')))
    .description('end a token at once')
    .argument('<id>', 'from stoa tokens list')
    .addHelpText('after', '\nExample:\n  stoa tokens revoke t3f2a --yes')
    .action((id: string, options: ClientOptions & ConfirmOptions) =>
      run(options, (context) => revokeToken(context, id, options)),
    );

export async function revokeToken(
  { client, terminal }: CommandContext,
  id: string,
  options: ConfirmOptions,
): Promise<Output> {
  await confirm(terminal, options, async () => {
    const { tokens } = await client.call('listTokens', {});
    const found = tokens.find((token) => token.id === id);
    if (!found) return [`${client.place} has no token ${id}: this will be refused.`];
    return [
      `Ends the token “${found.name}” at ${client.place} for good: ${found.verbs.join(', ')} for ${found.remotes.join(', ')}.`,
      'Whoever uses it is refused from now on.',
    ];
  });
  const reply = await client.call('revokeToken', { params: { id } });
  return { json: reply, lines: [`The token “${colours.bold(reply.name)}” is revoked.`] };
}
