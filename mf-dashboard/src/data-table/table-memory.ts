import { useState } from 'react';

/** A question that somebody gave a name, to ask it again. */
export interface SavedView {
  name: string;
  question: string;
}

interface Kept {
  isDense: boolean;
  views: readonly SavedView[];
}

const MOST_VIEWS = 20;
const nothing: Kept = { isDense: false, views: [] };

/** How a person likes a table, kept in this browser for this account. */
export function useTableMemory(table: string, userId: string | undefined) {
  const key = `stoa.table.${userId ?? ''}.${table}`;
  const [kept, setKept] = useState(() => read(key));
  const keep = (part: Partial<Kept>) => {
    const next = { ...kept, ...part };
    setKept(next);
    write(key, next);
  };
  return {
    ...kept,
    setDense: (isDense: boolean) => keep({ isDense }),
    /** Another one of this name is replaced. */
    save: (view: SavedView) =>
      keep({ views: [...kept.views.filter(({ name }) => name !== view.name), view].slice(-MOST_VIEWS) }),
    remove: (name: string) => keep({ views: kept.views.filter((view) => view.name !== name) }),
    restore: (views: readonly SavedView[]) => keep({ views }),
  };
}

/** What is not as it was written, is forgotten. */
function read(key: string): Kept {
  try {
    const { isDense, views } = JSON.parse(window.localStorage.getItem(key) ?? '{}') as Partial<Kept>;
    return { isDense: isDense === true, views: Array.isArray(views) ? views.filter(isView) : [] };
  } catch {
    return nothing;
  }
}

const isView = (view: Partial<SavedView> | null): view is SavedView =>
  typeof view?.name === 'string' && typeof view.question === 'string';

function write(key: string, kept: Kept): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // It lasts as long as the screen, where a browser keeps nothing.
  }
}
