import { createStore } from 'zustand/vanilla';

interface RecentSearches {
  /** Whose they are: an account's id, or null for who is not logged in. */
  owner: string | null;
  /** The newest first. */
  texts: readonly string[];
}

interface RecentSearchesState extends RecentSearches {
  /**
   * Whoever uses the browser now. Another account's searches are erased, and so are those of one who logged out; what somebody
   * looked for before they logged in stays theirs.
   */
  enter(owner: string | null): void;
  remember(text: string): void;
  forget(text: string): void;
  forgetAll(): void;
}

const KEY = 'stoa.recent-searches';
const MOST = 6;
const none: RecentSearches = { owner: null, texts: [] };

/** What was looked for in this browser; it never leaves it. */
export const recentSearchesStore = createStore<RecentSearchesState>()((set) => {
  // Read anew each time: another tab may have written.
  const write = (change: (kept: RecentSearches) => RecentSearches) => {
    const next = change(read());
    if (next.texts.length > 0) window.localStorage.setItem(KEY, JSON.stringify(next));
    else window.localStorage.removeItem(KEY);
    set(next);
  };
  let owner: string | null = null;
  return {
    ...none,
    enter: (now) => {
      owner = now;
      write((kept) =>
        kept.owner === null || kept.owner === now ? { ...kept, owner: now } : { owner: now, texts: [] },
      );
    },
    remember: (given) => {
      const text = given.trim();
      if (text === '') return;
      write(({ texts }) => ({ owner, texts: [text, ...texts.filter((kept) => !isSame(kept, text))].slice(0, MOST) }));
    },
    forget: (text) => write(({ texts }) => ({ owner, texts: texts.filter((kept) => kept !== text) })),
    forgetAll: () => write(() => ({ owner, texts: [] })),
  };
});

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

function read(): RecentSearches {
  try {
    const { owner, texts } = JSON.parse(window.localStorage.getItem(KEY) ?? '{}') as Partial<RecentSearches>;
    if (!Array.isArray(texts)) return none;
    return { owner: owner ?? null, texts: texts.filter((text) => typeof text === 'string').slice(0, MOST) };
  } catch {
    return none;
  }
}
