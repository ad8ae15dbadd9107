import { noEdits, type Edits } from './edits.ts';

/** Where edits wait for a reload: in this tab alone, so that two windows keep theirs apart. */
export interface EditMemory {
  read(): Edits;
  keep(edits: Edits): void;
}

type Stored = { [K in keyof Edits]: [string, Record<string, unknown>][] };

/** Of one person in one course or learning path. A storage that is full or forbidden costs what a reload would, never the writing. */
export function editMemory(userId: string, id: string): EditMemory {
  const key = `stoa.studio.edits.${userId}.${id}`;
  return {
    read() {
      try {
        const text = window.sessionStorage.getItem(key);
        return text === null ? noEdits : fromStored(JSON.parse(text) as Stored);
      } catch {
        return noEdits;
      }
    },
    keep(edits) {
      try {
        if (isEmpty(edits)) window.sessionStorage.removeItem(key);
        else window.sessionStorage.setItem(key, JSON.stringify(toStored(edits)));
      } catch {
        return;
      }
    },
  };
}

const isEmpty = ({ pending, held, conflicts }: Edits) => pending.size + held.size + conflicts.size === 0;

const toStored = ({ pending, held, conflicts, bases }: Edits) => ({
  pending: [...pending],
  held: [...held],
  conflicts: [...conflicts],
  bases: [...bases],
});

const fromStored = ({ pending, held, conflicts, bases }: Stored): Edits =>
  ({
    pending: new Map(pending),
    held: new Map(held),
    conflicts: new Map(conflicts as never),
    bases: new Map(bases),
  }) as Edits;
