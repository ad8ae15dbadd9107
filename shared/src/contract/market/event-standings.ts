/** How far a gateway's event has come: it waits for its turn, was given up after its last attempt, or is taken in. */
export const eventStandings = ['waiting', 'given_up', 'taken_in'] as const;
export type EventStanding = (typeof eventStandings)[number];

/** What gateway events can be sorted by. */
export const eventSorts = ['received'] as const;
