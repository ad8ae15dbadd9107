import { dirname, join } from 'node:path/posix';
import { type Argument, type Expression, parseSync, Visitor } from 'oxc-parser';

export interface Named {
  table: string;
  isWritten: boolean;
}

/**
 * The tables that a file's statements name: in SQL, and where Drizzle writes a table that is imported. `tables` says which
 * export (`file#name`) is which table, whatever it is called where it is imported.
 */
export function namedIn(file: string, text: string, tables: ReadonlyMap<string, string>): Named[] {
  const named: Named[] = [];
  const imported = new Map<string, string>();
  const tableOf = (node: Argument | Expression | undefined): string | undefined => {
    if (node?.type === 'Identifier') return imported.get(node.name);
    if (node?.type !== 'MemberExpression' || node.computed || node.object.type !== 'Identifier') return undefined;
    return imported.get(`${node.object.name}.${node.property.name}`);
  };
  const { program } = parseSync(file, text);
  new Visitor({
    ImportDeclaration: ({ source, specifiers }) => {
      const from = `${join(dirname(file), source.value)}#`;
      for (const specifier of specifiers) {
        if (specifier.type === 'ImportNamespaceSpecifier') {
          for (const [exported, table] of tables) {
            if (exported.startsWith(from))
              imported.set(`${specifier.local.name}.${exported.slice(from.length)}`, table);
          }
        } else if (specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier') {
          const table = tables.get(`${from}${specifier.imported.name}`);
          if (table !== undefined) imported.set(specifier.local.name, table);
        }
      }
    },
    TaggedTemplateExpression: ({ tag, quasi: { quasis, expressions } }) => {
      if (tag.type !== 'Identifier' || tag.name !== 'sql') return;
      named.push(
        ...namedInSql(quasis.map(({ value }, at) => `${value.raw} ${tableOf(expressions[at]) ?? '?'} `).join('')),
      );
    },
    CallExpression: ({ callee, arguments: [first] }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const table = tableOf(first);
      if (table === undefined || !['insert', 'update', 'delete'].includes(callee.property.name)) return;
      named.push({ table, isWritten: true });
    },
  }).visit(program);
  return named;
}

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

const namedInSql = (statement: string): Named[] =>
  levelsOf(statement).flatMap((level) =>
    [...level.matchAll(verbs)].flatMap(({ 0: verb, index }) => {
      const [list = ''] = level.slice(index + verb.length).split(nextWord, 1);
      const isWritten = /^(?:insert|merge|update|delete|truncate)/i.test(verb);
      return list.split(',').flatMap((part) => {
        const table = oneTable.exec(part)?.[1];
        return table === undefined ? [] : [{ table, isWritten }];
      });
    }),
  );

/** What stands in parentheses, the innermost first, and the statement around it, with a sign in its place. */
function levelsOf(statement: string): string[] {
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
