import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { fileLink, sortedBy } from '../kernel/list-queries.ts';
import { byId, day, id, instant, pageQuery, paged } from '../kernel/primitives.ts';
import { locales } from '../site/locales.ts';
import { transactionStatuses } from './billing-words.ts';
import { eventSorts, eventStandings } from './event-standings.ts';

/** One thing that a gateway told us. It is a hint: what is true of the payment was asked when it was taken in. */
export const gatewayEvent = z.object({
  id,
  gateway: z.string(),
  /** The gateway's own name of the event. */
  event_id: z.string(),
  type: z.string(),
  /** Of the payment that it speaks of. */
  reference: z.string(),
  /** Null where no payment of ours has this reference. */
  payment: z.object({ id, status: z.enum(transactionStatuses) }).nullable(),
  received_at: instant,
  standing: z.enum(eventStandings),
  /** When it was taken in; null before. */
  taken_in_at: instant.nullable(),
  /** What broke the last attempt to take it in; null where none broke, or it is taken in. */
  last_error: z.string().nullable(),
});
export type GatewayEvent = z.infer<typeof gatewayEvent>;

export const eventFilters = z.object({
  standing: z.enum(eventStandings).optional(),
  /** A payment's reference, or the beginning of one. */
  reference: z.string().trim().max(40).optional(),
  /** Days on which they came, in UTC; both belong to it. */
  from: day.optional(),
  to: day.optional(),
});

export const eventsFile = eventFilters.extend({ locale: z.enum(locales) });

export const gatewayEventEndpoints = defineEndpoints({
  listGatewayEvents: {
    summary: 'What gateways told, filtered, the newest first where nothing else is asked',
    auth: 'signed-in',
    permission: 'manage-payments',
    query: pageQuery.extend(eventFilters.shape).extend(sortedBy(eventSorts, 'descending')),
    reply: paged(gatewayEvent),
  },
  getGatewayEventsLink: {
    summary: 'A link to these events as a CSV file, which holds for five minutes',
    auth: 'signed-in',
    permission: 'manage-payments',
    query: eventFilters,
    reply: fileLink,
  },
  replayGatewayEvent: {
    summary: 'Take an event in once more: its payment is asked about anew',
    auth: 'signed-in',
    permission: 'manage-payments',
    params: byId,
    reply: gatewayEvent,
  },
});
