const SITE = 'Stoa';

const titleOf = (title: string): string => (title === SITE ? SITE : `${title} · ${SITE}`);

/** Tabs, history and bookmarks tell screens apart by this. */
export function nameScreen(title: string): void {
  document.title = titleOf(title);
}
