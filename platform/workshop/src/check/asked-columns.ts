import { levelsOf, namedInSql } from './named-tables.ts';
import type { Column, Statements } from './read-statements.ts';

/** Table → its columns. */
export type ColumnsOf = ReadonlyMap<string, ReadonlySet<string>>;
/** What a table is called in statements → the tables that are called so. */
type Aliases = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Which columns the statements of each file ask. Where a name can be of several tables, of all of them: who is refused for
 * what it does not ask calls the table otherwise. Parts of a statement may come from files that are imported, or lie in
 * files that import this one; what neither calls by a name is a row of the statement itself.
 */
export function askedColumns(
  statements: ReadonlyMap<string, Statements>,
  columnsOf: ColumnsOf,
): Map<string, readonly Column[]> {
  const called = new Map([...statements].map(([file, { sql }]) => [file, aliasesIn(sql, [...columnsOf.keys()])]));
  const beside = besides(statements);
  return new Map(
    [...statements].map(([file, { sql, columns }]) => {
      const own = called.get(file)!;
      const others = [...(beside.get(file) ?? [])].map((other) => called.get(other)!);
      const tablesCalled = (name: string) =>
        own.get(name) ?? new Set(others.flatMap((one) => [...(one.get(name) ?? [])]));
      return [
        file,
        [...columns, ...sql.flatMap((one) => [...qualified(one, tablesCalled, columnsOf), ...bare(one, columnsOf)])],
      ];
    }),
  );
}

/** The files that each imports, and those that import it. */
function besides(statements: ReadonlyMap<string, Statements>): Map<string, Set<string>> {
  const beside = new Map([...statements.keys()].map((file) => [file, new Set<string>()]));
  for (const [file, { imports }] of statements) {
    for (const imported of imports) {
      beside.get(imported)?.add(file);
      if (beside.has(imported)) beside.get(file)?.add(imported);
    }
  }
  return beside;
}

const keywords = new Set(
  (
    'and as asc by case cross default desc distinct do else end except exists false fetch filter for from full group having ' +
    'in inner intersect into is join lateral left like limit natural not null nulls offset on or order over partition ' +
    'returning right select set then true union update using values when where window with'
  ).split(' '),
);

function aliasesIn(sql: readonly string[], tables: readonly string[]): Aliases {
  const aliases = new Map<string, Set<string>>();
  const called =
    tables.length > 0 &&
    new RegExp(
      `(?:^|,|\\b(?:from|join|using|update|into|only|lateral)\\s)\\s*"?(${tables.join('|')})\\b"?(?!\\s*\\.)(?:\\s+(?:as\\s+)?"?(\\w+))?`,
      'gi',
    );
  for (const [, table = '', word] of called ? sql.flatMap((one) => [...one.matchAll(called)]) : []) {
    const alias = word !== undefined && !keywords.has(word.toLowerCase()) ? word : table;
    aliases.set(alias, new Set([...(aliases.get(alias) ?? []), table]));
  }
  return aliases;
}

/** `c.name`, `c.*` */
function qualified(sql: string, tablesCalled: (name: string) => ReadonlySet<string>, columnsOf: ColumnsOf): Column[] {
  return [...sql.matchAll(/\b(\w+)\s*\.\s*(?:"?(\w+)"?|(\*))/g)].flatMap(([, name = '', column = '*']) =>
    [...(columnsOf.has(name) ? [name] : tablesCalled(name))]
      .filter((table) => column === '*' || columnsOf.get(table)?.has(column))
      .map((table) => ({ table, column })),
  );
}

/** `name`, of a table that is asked around it and has such a column; and `*` of whatever is asked. */
function bare(sql: string, columnsOf: ColumnsOf): Column[] {
  const around = namedInSql(sql).map(({ table }) => table);
  return levelsOf(sql).flatMap((level) => {
    const here = namedInSql(level).map(({ table }) => table);
    const tables = here.length > 0 ? here : around;
    const all = /\bselect\s+\*/i.test(level) ? tables.filter((table) => columnsOf.has(table)) : [];
    const words = [...level.matchAll(/(?<![\w."§]|\bas\s+)(?:"(\w+)"|(\w+)\b)(?!\s*(?:\.|§))/gi)]
      .filter(([, , word]) => word === undefined || !keywords.has(word.toLowerCase()))
      .map(([, quoted, word = '']) => quoted ?? word);
    return [
      ...all.map((table) => ({ table, column: '*' })),
      ...words.flatMap((column) =>
        tables.filter((table) => columnsOf.get(table)?.has(column)).map((table) => ({ table, column })),
      ),
    ];
  });
}
