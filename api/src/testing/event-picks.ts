import fc from 'fast-check';
import type { GatewayEvent } from '../market/payments/gateways/gateway.ts';

/** Which of the events so far a gateway tells, by their place; a place beyond their number begins anew. */
export type EventPicks = readonly number[];

/**
 * As events travel: any of the true ones, each as often as it likes, in any order; what is told in a later round is late, and
 * what is never picked was lost.
 */
export const eventPicks: fc.Arbitrary<EventPicks> = fc.array(fc.nat(30), { minLength: 1, maxLength: 12 });

export const pickEvents = (events: readonly GatewayEvent[], picks: EventPicks): GatewayEvent[] =>
  events.length === 0 ? [] : picks.map((place) => events[place % events.length]!);
