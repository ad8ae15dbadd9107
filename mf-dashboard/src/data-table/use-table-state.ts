import { useSearchParams } from 'react-router-dom';

/** A filter's values that cannot be listed: any text, a day (`2026-11-24`), the id of something. */
type FreeFilter = 'text' | 'day' | 'id';

/** What a table can be asked: the values that a filter may have; and what its rows can be sorted by. */
export interface TableSpec {
  /** Of this table among all: its name in what this browser keeps. */
  readonly id: string;
  readonly filters: Readonly<Record<string, readonly string[] | FreeFilter>>;
  /** The filter that tabs choose: rows are not filtered by it alone, and it stays when all filters are removed. */
  readonly tab?: string;
  readonly sorts: readonly [string, ...string[]];
  /** Before its names in the address, where one screen has several tables: `owed-`. */
  readonly prefix?: string;
  /** Sorted so where nobody chose otherwise; the first of `sorts`. Left out: ascending. */
  readonly startsDescending?: boolean;
  /** The longest text that the server looks for. Left out: `MOST_CHARACTERS`. */
  readonly mostCharacters?: number;
}

const MOST_CHARACTERS = 200;
export const mostCharactersOf = ({ mostCharacters = MOST_CHARACTERS }: TableSpec): number => mostCharacters;

type Chosen<F> = F extends readonly (infer V)[] ? V : string;
/** Left out: not filtered by it. */
export type FiltersOf<T extends TableSpec> = { [K in keyof T['filters']]?: Chosen<T['filters'][K]> };
export type SortOf<T extends TableSpec> = T['sorts'][number];

export interface TableState<T extends TableSpec = TableSpec> {
  spec: T;
  filters: FiltersOf<T>;
  sort: { by: SortOf<T>; isDescending: boolean };
  page: number;
  isFiltered: boolean;
  /** What was chosen, as it stands in the address, without the page. */
  question: string;
  /** Back on the first page. With `isTyping` the address before it is replaced. */
  filter(part: FiltersOf<T>, isTyping?: boolean): void;
  /** As it is first shown, under this tab. */
  unfilter(): void;
  /** By another column, or the other way round; or as is said. */
  sortBy(by: SortOf<T>, isDescending?: boolean): void;
  toPage(page: number): void;
  /** All that an earlier `question` asked. */
  ask(question: string): void;
}

/** What a table shows stands in the address: it can be reloaded, sent to somebody, and gone back to. */
export function useTableState<const T extends TableSpec>(spec: T): TableState<T> {
  const [params, setParams] = useSearchParams();
  const { filters, sort, page } = readTable(spec, params);
  const show = (next: URLSearchParams, isTyping = false) =>
    setParams(withOthers(spec, params, next), { replace: isTyping, preventScrollReset: true });
  return {
    spec,
    filters,
    sort,
    page,
    isFiltered: Object.keys(filters).some((name) => name !== spec.tab),
    question: writeTable(spec, { filters, sort, page: 1 }).toString(),
    filter: (part, isTyping) => show(writeTable(spec, { filters: { ...filters, ...part }, sort, page: 1 }), isTyping),
    unfilter: () => show(writeTable(spec, { filters: onlyTab(spec, filters), sort: firstSort(spec), page: 1 })),
    sortBy: (by, isDescending = sort.by === by && !sort.isDescending) =>
      show(writeTable(spec, { filters, sort: { by, isDescending }, page: 1 })),
    toPage: (to) =>
      setParams(withOthers(spec, params, writeTable(spec, { filters, sort, page: to })), {
        preventScrollReset: isOneOfSeveral(spec),
      }),
    ask: (question) => show(new URLSearchParams(question)),
  };
}

/** The top of such a screen is not where this table begins. */
export const isOneOfSeveral = ({ prefix }: TableSpec): boolean => prefix !== undefined;

const onlyTab = <T extends TableSpec>({ tab }: T, filters: FiltersOf<T>) =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => name === tab)) as FiltersOf<T>;

/** What another table of the same screen is asked stays in the address. */
function withOthers({ prefix }: TableSpec, params: URLSearchParams, next: URLSearchParams): URLSearchParams {
  if (prefix === undefined) return next;
  return new URLSearchParams([...[...params].filter(([name]) => !name.startsWith(prefix)), ...next]);
}

type Asked<T extends TableSpec> = Pick<TableState<T>, 'filters' | 'sort' | 'page'>;

/** What no filter knows is left out: addresses are typed by people, too. */
function readTable<T extends TableSpec>(spec: T, params: URLSearchParams): Asked<T> {
  const asked = (name: string) => params.get(`${spec.prefix ?? ''}${name}`);
  const filters = Object.entries(spec.filters).flatMap(([name, values]) => {
    const value = asked(name)?.trim().slice(0, mostCharactersOf(spec)).trimEnd();
    return value && isValueOf(values, value) ? [[name, value]] : [];
  });
  const wanted = asked('sort') ?? '';
  const by = spec.sorts.find((sort) => sort === wanted.replace(/^-/, ''));
  return {
    filters: Object.fromEntries(filters) as FiltersOf<T>,
    sort: by ? { by, isDescending: wanted.startsWith('-') } : firstSort(spec),
    page: Math.max(1, Math.floor(Number(asked('page'))) || 1),
  };
}

const isFree: Record<FreeFilter, (value: string) => boolean> = {
  text: () => true,
  day: (value) => /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)),
  id: (value) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value),
};

const isValueOf = (values: readonly string[] | FreeFilter, value: string): boolean =>
  typeof values === 'string' ? isFree[values](value) : values.includes(value);

function writeTable<T extends TableSpec>(spec: T, { filters, sort, page }: Asked<T>): URLSearchParams {
  // In one order, however they were chosen: a saved view is known by its address.
  const chosen = Object.keys(spec.filters).flatMap((name) => {
    const value: string | undefined = filters[name];
    return value ? [[name, value]] : [];
  });
  const first = firstSort(spec);
  const isFirst = sort.by === first.by && sort.isDescending === first.isDescending;
  const asked = [
    ...chosen,
    ...(isFirst ? [] : [['sort', `${sort.isDescending ? '-' : ''}${sort.by}`]]),
    ...(page > 1 ? [['page', String(page)]] : []),
  ];
  return new URLSearchParams(asked.map(([name = '', value = '']) => [`${spec.prefix ?? ''}${name}`, value]));
}

const firstSort = <T extends TableSpec>({ sorts, startsDescending = false }: T) => ({
  by: sorts[0],
  isDescending: startsDescending,
});
