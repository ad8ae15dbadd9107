import type { Change, Rows, TableName } from './rows.ts';

export type State = { [Name in TableName]: Map<string, Rows[Name]> };

export const emptyState = (): State => ({
  tokens: new Map(),
  cards: new Map(),
  payments: new Map(),
  keys: new Map(),
  events: new Map(),
  knobs: new Map(),
  clock: new Map(),
});

/** A row takes the place of the one with its id. */
export function addRows(state: State, change: Change): void {
  for (const name of Object.keys(change) as TableName[]) {
    const table = state[name] as Map<string, { id: string }>;
    for (const row of change[name] ?? []) table.set(row.id, row);
  }
}

/** The state as changes that make it, without card tokens whose time is over. */
export function stateRows(state: State, now: number): Change[] {
  const ahead = state.clock.get('clock')?.ahead_ms ?? 0;
  for (const token of state.tokens.values()) if (token.expires_at < now + ahead) state.tokens.delete(token.id);
  return (Object.keys(state) as TableName[]).flatMap((name) => {
    const rows = [...state[name].values()];
    return rows.length > 0 ? [{ [name]: rows } as Change] : [];
  });
}
