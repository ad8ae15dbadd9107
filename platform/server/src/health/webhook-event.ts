import { randomUUID } from 'node:crypto';
import type { ChannelChange } from '@stoa/shared/platform-contract/channels.ts';
import type { CanaryVerdict, WebhookEvent } from '@stoa/shared/platform-contract/health.ts';

type Told = Pick<WebhookEvent, 'kind' | 'channel' | 'text'> & Partial<WebhookEvent>;

export const webhookEventOf = (told: Told): WebhookEvent => ({
  id: randomUUID(),
  at: new Date().toISOString(),
  name: null,
  from: null,
  to: null,
  by: null,
  revision: null,
  verdict: null,
  ...told,
});

/** A change of a channel that operators want to hear of; canaries that begin, pause or go on are none. */
export function eventOfChange(
  channel: string,
  change: ChannelChange,
  verdict: CanaryVerdict | null = null,
): WebhookEvent | undefined {
  const kind = kindOf(change);
  if (!kind) return undefined;
  const ended = change.canaries.find(({ to_weight }) => to_weight === 0);
  const only = change.moves.length === 1 ? change.moves[0] : undefined;
  return webhookEventOf({
    kind,
    channel,
    text: `${channel}: ${sayChange(change)}${change.why && ` ${change.why}`}`,
    name: only?.name ?? (change.moves.length === 0 ? (ended?.name ?? null) : null),
    from: only?.from ?? (change.moves.length === 0 ? (ended?.version ?? null) : null),
    to: only?.to ?? verdict?.stable ?? null,
    by: change.by,
    revision: change.revision,
    verdict,
  });
}

function kindOf({ kind, automatic, revoked }: ChannelChange): WebhookEvent['kind'] | undefined {
  if (kind === 'rollback' && automatic) return 'canary-rolled-back';
  if (revoked.length > 0) return 'revoked';
  if (kind === 'rollback') return 'rolled-back';
  return kind === 'promote' ? 'promoted' : undefined;
}

function sayChange({ kind, moves, canaries, revoked, by }: ChannelChange): string {
  const moved = moves.map(({ name, from, to }) => `${name} ${from ? `from ${from} ` : ''}to ${to}`);
  const ended = canaries.filter(({ to_weight }) => to_weight === 0);
  const parts = [
    moved.length > 0 && `${by} ${kind === 'rollback' ? 'rolled back' : 'promoted'} ${moved.join(', ')}`,
    kind === 'rollback' &&
      ended.length > 0 &&
      `${by} ended the canary ${ended.map(({ name, version }) => `${name}@${version}`).join(', ')}`,
    revoked.length > 0 && `${by} revoked ${revoked.join(', ')}`,
  ];
  return `${parts.filter(Boolean).join('; ')}.`;
}
