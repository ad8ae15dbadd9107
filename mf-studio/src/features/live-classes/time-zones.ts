/** Of the person in front of the page. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

export interface ZoneChoice {
  /** An IANA name. */
  value: string;
  /** The same, as people read it: `America/New York`. */
  label: string;
}

/** All that this browser knows, and the one that is chosen already. */
export const zoneChoices = (chosen: string): ZoneChoice[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ownTimeZone(), chosen])]
    .toSorted()
    .map((value) => ({ value, label: value.replaceAll('_', ' ') }));

/** Those in whose names every word of the search stands, in whatever order: 'new york', 'buenos arg'. */
export function zonesLike<Z extends { label: string }>(zones: readonly Z[], search: string): Z[] {
  const words = search.toLowerCase().split(/[\s_/]+/);
  return zones.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
}
