import { dirname, join } from 'node:path/posix';
import { type Argument, type CallExpression, type Expression, parseSync, Visitor } from 'oxc-parser';
import type { DeclaredTable } from './declared-tables.ts';

export interface Column {
  table: string;
  /** `*`: all. */
  column: string;
}

/** What a file says to the database. */
export interface Statements {
  /** With the names of tables and columns where those of the code stand, and without texts. */
  sql: readonly string[];
  /** Tables that Drizzle writes, and those that it asks. */
  written: readonly string[];
  joined: readonly string[];
  /** Columns that code names. */
  columns: readonly Column[];
  /** The files of the API that it imports, where parts of its statements may come from. */
  imports: readonly string[];
}

const writing = ['insert', 'update', 'delete'];
const joining = ['from', 'innerJoin', 'leftJoin', 'rightJoin', 'fullJoin', '$count'];
const ofAll = ['select', 'selectDistinct'];

/** `tables` says which export (`file#name`) is which table, whatever it is called where it is imported. */
export function readStatements(file: string, text: string, tables: ReadonlyMap<string, DeclaredTable>): Statements {
  const sql: string[] = [];
  const written: string[] = [];
  const joined: string[] = [];
  const columns: Column[] = [];
  const imports: string[] = [];
  const imported = new Map<string, DeclaredTable>();
  const tableOf = (node: Argument | Expression | undefined): DeclaredTable | undefined => {
    if (node?.type === 'Identifier') return imported.get(node.name);
    if (node?.type !== 'MemberExpression' || node.computed || node.object.type !== 'Identifier') return undefined;
    return imported.get(`${node.object.name}.${node.property.name}`);
  };
  const columnOf = (node: Expression | undefined): Column | undefined => {
    if (node?.type !== 'MemberExpression' || node.computed || node.object.type === 'Super') return undefined;
    const table = tableOf(node.object);
    const column = table?.columns.get(node.property.name);
    return table && column !== undefined ? { table: table.name, column } : undefined;
  };
  const wordFor = (node: Expression | undefined): string => {
    const column = columnOf(node);
    return column ? `${column.table}.${column.column}` : (tableOf(node)?.name ?? '?');
  };
  const { program } = parseSync(file, text);
  new Visitor({
    ImportDeclaration: ({ source, specifiers }) => {
      const from = join(dirname(file), source.value);
      imports.push(from);
      for (const specifier of specifiers) {
        if (specifier.type === 'ImportNamespaceSpecifier') {
          for (const [exported, table] of tables) {
            if (exported.startsWith(`${from}#`))
              imported.set(`${specifier.local.name}.${exported.slice(from.length + 1)}`, table);
          }
        } else if (specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier') {
          const table = tables.get(`${from}#${specifier.imported.name}`);
          if (table !== undefined) imported.set(specifier.local.name, table);
        }
      }
    },
    TaggedTemplateExpression: ({ tag, quasi: { quasis, expressions } }) => {
      if (tag.type !== 'Identifier' || tag.name !== 'sql') return;
      const words = quasis.map(({ value }, at) => `${value.raw} ${wordFor(expressions[at])} `);
      sql.push(words.join('').replaceAll(/'[^']*'/g, "''"));
    },
    MemberExpression: (node) => {
      const column = columnOf(node);
      if (column) columns.push(column);
    },
    // `select({ course: courses })`
    Property: ({ value }) => {
      const table = value.type === 'Identifier' ? imported.get(value.name) : undefined;
      if (table) columns.push({ table: table.name, column: '*' });
    },
    CallExpression: (call) => {
      const { callee, arguments: given } = call;
      const table = tableOf(given[0]);
      if (table === undefined) return;
      const all = { table: table.name, column: '*' };
      if (callee.type === 'Identifier' && callee.name === 'getTableColumns') columns.push(all);
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (writing.includes(callee.property.name)) written.push(table.name);
      if (!joining.includes(callee.property.name)) return;
      joined.push(table.name);
      if (isOfAll(call)) columns.push(all);
    },
  }).visit(program);
  return { sql, written, joined, columns, imports };
}

/** Whether it goes on from `select()`, without a word of what. */
function isOfAll(call: CallExpression): boolean {
  const { callee } = call;
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false;
  if (ofAll.includes(callee.property.name)) return call.arguments.length === 0;
  return callee.object.type === 'CallExpression' && isOfAll(callee.object);
}
