import { useState } from 'react';

/** Rows that something is to be done to, over all pages of what is asked. */
export interface Selection {
  chosen: ReadonlySet<string>;
  choose(keys: readonly string[], isChosen: boolean): void;
  clear(): void;
}

const none: ReadonlySet<string> = new Set();

/** Another question lets go of them: nothing is done to rows that are not to be found. */
export function useSelection(question: string): Selection {
  const [held, setHeld] = useState({ question, chosen: none });
  const chosen = held.question === question ? held.chosen : none;
  return {
    chosen,
    choose(keys, isChosen) {
      const rest = [...chosen].filter((key) => !keys.includes(key));
      setHeld({ question, chosen: new Set(isChosen ? [...rest, ...keys] : rest) });
    },
    clear: () => setHeld({ question, chosen: none }),
  };
}
