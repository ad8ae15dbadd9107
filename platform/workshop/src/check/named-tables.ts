import type { Statements } from './read-statements.ts';

export interface Named {
  table: string;
  isWritten: boolean;
}

/** The tables that a file's statements name, in SQL and by Drizzle. */
export const namedIn = ({ sql, written, joined }: Statements): Named[] => [
  ...sql.flatMap(namedInSql),
  ...joined.map((table) => ({ table, isWritten: false })),
  ...written.map((table) => ({ table, isWritten: true })),
];

/** What stands before the name of a table. `for update of t` locks and writes nothing; `is distinct from` compares. */
const verbs =
  /(?<!\b(?:for|distinct)\s+)\b(insert\s+into|merge\s+into|update|delete\s+from|truncate(?:\s+table)?|from|join|using)\s/gi;
/** Where a list of tables ends. */
const nextWord =
  /;|\b(?:select|from|where|(?:left|right|full|inner|cross|natural)|join|on|using|group|having|window|order|limit|offset|fetch|for|union|except|intersect|set|values|default|returning|when)\b/i;
/** One of the list, unless it stood in parentheses. */
const oneTable = /^\s*(?:only\s+|lateral\s+)*"?(\w+)/i;

/** Stands where something in parentheses stood. */
const ASIDE = '§';

export function namedInSql(statement: string): Named[] {
  return levelsOf(statement).flatMap((level) =>
    [...level.matchAll(verbs)].flatMap(({ 0: verb, index }) => {
      const [list = ''] = level.slice(index + verb.length).split(nextWord, 1);
      const isWritten = /^(?:insert|merge|update|delete|truncate)/i.test(verb);
      return list.split(',').flatMap((part) => {
        const table = oneTable.exec(part)?.[1];
        return table === undefined ? [] : [{ table, isWritten }];
      });
    }),
  );
}

/** What stands in parentheses, the innermost first, and the statement around it, with a sign in its place. */
export function levelsOf(statement: string): string[] {
  const levels: string[] = [];
  let around = statement;
  let before: string;
  do {
    before = around;
    around = around.replaceAll(/\(([^()]*)\)/g, (_, inside: string) => {
      levels.push(inside);
      return ` ${ASIDE} `;
    });
  } while (around !== before);
  return [...levels, around];
}
