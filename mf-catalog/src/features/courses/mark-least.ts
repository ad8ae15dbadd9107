import type { CourseList } from '@stoa/shared/contract/market/catalogue.ts';

type Facets = CourseList['facets'];

/** Facets whose counts say how many courses there are at least, each row marked so. An older API counts all. */
export function markLeast({ facets, least }: Pick<CourseList, 'facets' | 'least'>): Facets {
  if (!least) return facets;
  const marked = least.flatMap((name) => {
    const rows: object[] | undefined = facets[name];
    return rows ? [[name, rows.map((row) => ({ ...row, isLeast: true }))]] : [];
  });
  return { ...facets, ...(Object.fromEntries(marked) as Partial<Facets>) };
}
