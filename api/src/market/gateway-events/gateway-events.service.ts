import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import type { GatewayEvent } from '@stoa/shared/contract/market/gateway-events.ts';
import type { Context } from '../../kernel/context.ts';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import { type Database, instantOf, instantOrNull } from '../../kernel/database/database.ts';
import { notFound, Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { enqueue } from '../../kernel/work/work.ts';
import { gatewayEventWork } from '../payments/gateway-events.ts';
import {
  countEvents,
  findEvent,
  findEvents,
  type ListedEvents,
  updateEventUntaken,
} from './gateway-events.repository.ts';

export async function listGatewayEvents(db: Database, filters: ListedEvents): Promise<Reply<'listGatewayEvents'>> {
  const [rows, counted] = await Promise.all([findEvents(db, filters), countEvents(db, filters)]);
  return { items: rows.map(inIso), page: filters.page, per_page: filters.per_page, ...counted };
}

/** Harmless as often as it is done: the payment is asked about, and what is known already changes nothing. */
export async function replayGatewayEvent(
  { db, gateway }: Context,
  { user }: Viewer,
  id: string,
): Promise<GatewayEvent> {
  const event = await findEvent(db, id);
  if (event === undefined) throw notFound();
  if (event.gateway !== gateway?.name) {
    throw new Problem('payment_transition', `This site no longer takes payments by ${event.gateway}.`);
  }
  await db.transaction(async (tx) => {
    await updateEventUntaken(tx, id);
    await enqueue(tx, gatewayEventWork, { eventId: id }, { key: id });
    await recordAudit(tx, {
      kind: 'gateway_event_replayed',
      actorId: user.id,
      subject: { type: 'gateway-event', id, name: event.event_id },
      before: { standing: event.standing },
      after: { standing: 'waiting', reference: event.reference, type: event.type },
    });
  });
  return inIso((await findEvent(db, id)) ?? event);
}

export const inIso = (row: GatewayEvent): GatewayEvent => ({
  ...row,
  received_at: instantOf(row.received_at),
  taken_in_at: instantOrNull(row.taken_in_at),
});
