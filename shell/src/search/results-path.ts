export interface ResultsQuery {
  q?: string | undefined;
  category?: string | undefined;
  sub_category?: string | undefined;
  final_category?: string | undefined;
  type?: 'free' | 'paid';
  sort?: 'popular' | 'newest';
}

/** `/marketplace/results?q=…&category=…`; the address is where filters are kept. */
export function resultsPath(query: ResultsQuery = {}): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const search = new URLSearchParams(given).toString();
  return `/marketplace/results${search && `?${search}`}`;
}
