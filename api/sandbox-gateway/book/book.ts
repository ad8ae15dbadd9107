import { openJournal, readJournal } from './journal.ts';
import { addRows, emptyState, type State, stateRows } from './state.ts';
import type { Change } from './rows.ts';

/** All that the sandbox knows, in memory and in its journal. */
export interface Book {
  /** As the last change left it; only for reading. */
  readonly state: State;
  /** Of the sandbox: the machine's, and as far ahead as it was moved. */
  now(): number;
  /** Changes come one after another. What `decide` gives back is true only once its change is on the disk. */
  change<T>(decide: (state: State, now: number) => { change: Change; result: T }): Promise<T>;
  /** Calls after each change. */
  onChange(listener: () => void): void;
  close(): Promise<void>;
}

export async function openBook(path: string): Promise<Book> {
  const state = emptyState();
  for (const change of await readJournal(path)) addRows(state, change);
  const journal = await openJournal(path, stateRows(state, Date.now()));
  const listeners: (() => void)[] = [];
  const now = () => Date.now() + (state.clock.get('clock')?.ahead_ms ?? 0);
  let last: Promise<unknown> = Promise.resolve();

  return {
    state,
    now,
    change(decide) {
      const made = last.then(async () => {
        const { change, result } = decide(state, now());
        if (Object.keys(change).length === 0) return result;
        await journal.append(change);
        addRows(state, change);
        for (const listener of listeners) listener();
        return result;
      });
      last = made.catch(() => undefined);
      return made;
    },
    onChange: (listener) => void listeners.push(listener),
    async close() {
      await last;
      await journal.close();
    },
  };
}
