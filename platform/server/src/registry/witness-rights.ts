import type { Registry } from './registry.ts';

/**
 * Reads what decides over rights, so that the witness of this machine knows how far it has come: what another gateway
 * revoked or decided, and nobody asked for here since, would be believed when its old record is put back.
 */
export async function witnessRights({ channels, tokens, policies, proposals, overrides }: Registry): Promise<void> {
  const names = await channels.listChannels();
  await Promise.all([
    tokens.list(),
    overrides.listHeld(),
    ...names.flatMap((channel) => [policies.list(channel), proposals.list(channel)]),
  ]);
}
