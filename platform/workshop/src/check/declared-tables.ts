import { type Expression, parseSync, Visitor } from 'oxc-parser';

export interface DeclaredTable {
  /** As the database calls it. */
  name: string;
  /** As the code calls a column → as the database does. */
  columns: ReadonlyMap<string, string>;
}

/** `file#export` → the table that it declares. */
export function declaredTables(sources: ReadonlyMap<string, string>): Map<string, DeclaredTable> {
  const files = [...sources].filter(([file]) => file.endsWith('.tables.ts'));
  return new Map(files.flatMap(([file, text]) => tablesIn(file, text)));
}

function tablesIn(file: string, text: string): [string, DeclaredTable][] {
  const declared = new Map<string, Expression>();
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && init) declared.set(id.name, init);
    },
  }).visit(parseSync(file, text).program);
  return [...declared].flatMap(([name, init]) => {
    if (init.type !== 'CallExpression' || init.callee.type !== 'Identifier' || init.callee.name !== 'pgTable')
      return [];
    const [table, shape] = init.arguments;
    if (table?.type !== 'Literal' || typeof table.value !== 'string') return [];
    const columns = new Map(shape?.type === 'SpreadElement' ? [] : columnsIn(shape, declared));
    return [[`${file}#${name}`, { name: table.value, columns }]];
  });
}

/** Of an object, or of what a function of the same file gives. */
function columnsIn(shape: Expression | undefined, declared: ReadonlyMap<string, Expression>): [string, string][] {
  if (shape?.type === 'ParenthesizedExpression') return columnsIn(shape.expression, declared);
  if (shape?.type === 'CallExpression' && shape.callee.type === 'Identifier') {
    const made = declared.get(shape.callee.name);
    if (made?.type !== 'ArrowFunctionExpression') return [];
    const [only] = made.body.type === 'BlockStatement' ? made.body.body : [];
    return only?.type === 'ExpressionStatement'
      ? columnsIn(only.expression, declared)
      : columnsIn(made.body as Expression, declared);
  }
  if (shape?.type !== 'ObjectExpression') return [];
  return shape.properties.flatMap((property): [string, string][] => {
    if (property.type === 'SpreadElement') return columnsIn(property.argument, declared);
    if (property.key.type !== 'Identifier') return [];
    const { name } = property.key;
    return [[name, givenName(property.value) ?? name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)]];
  });
}

/** `text('short_description').notNull()` gives one, `text().notNull()` none. */
function givenName(column: Expression): string | undefined {
  let made = column;
  while (made.type === 'CallExpression' && made.callee.type === 'MemberExpression') made = made.callee.object;
  const first = made.type === 'CallExpression' ? made.arguments[0] : undefined;
  return first?.type === 'Literal' && typeof first.value === 'string' ? first.value : undefined;
}
