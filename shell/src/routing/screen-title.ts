const SITE = 'Stoa';

const titleOf = (title: string): string => (title === SITE ? SITE : `${title} · ${SITE}`);

let named: string | undefined;

/** Tabs, history and bookmarks tell screens apart by this. */
export function nameScreen(title: string): void {
  named = title;
  document.title = titleOf(title);
}

/** Whether the screen is still called so: it may have found a name of its own. */
export const isNamed = (title: string): boolean => named === title;
