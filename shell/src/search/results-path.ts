import { to } from '@stoa/shared/contract/site/addresses.ts';

export interface ResultsQuery {
  q?: string | undefined;
  category?: string | undefined;
  sub_category?: string | undefined;
  final_category?: string | undefined;
  type?: 'free' | 'paid';
  sort?: 'popular' | 'newest';
}

/** `/marketplace/results?q=…&category=…`; the address is where filters are kept. */
export const resultsPath = (query: ResultsQuery = {}): string => to.results({ ...query });
