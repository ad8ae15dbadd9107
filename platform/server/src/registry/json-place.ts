import { parseExpressionAt, type AnyNode } from 'acorn';

/** Line and column, from 1. */
export interface Place {
  line: number;
  column: number;
}

const TOKEN =
  /\s*(?:([{}[\],:])|("(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/uy;
type Wanted = 'value' | 'value or ]' | 'name' | 'name or }' | ':' | ', or }' | ', or ]' | 'the end';

/** Where a text stops being JSON, and what would have to stand there. The engine's own message often says neither. */
export function findJsonFault(text: string): (Place & { wanted: Wanted }) | undefined {
  const open: ('{' | '[')[] = [];
  let wanted: Wanted = 'value';
  const afterValue = (): Wanted => (open.length === 0 ? 'the end' : open.at(-1) === '{' ? ', or }' : ', or ]');
  TOKEN.lastIndex = 0;
  for (let at = 0; ; at = TOKEN.lastIndex) {
    const token = TOKEN.exec(text);
    const start = at + (/^\s*/.exec(text.slice(at))?.[0].length ?? 0);
    if (!token) return start === text.length && wanted === 'the end' ? undefined : { ...placeOf(text, start), wanted };
    const [, sign, word] = token;
    const next = after(wanted, sign, word !== undefined);
    if (!next) return { ...placeOf(text, start), wanted };
    if (sign === '{' || sign === '[') open.push(sign);
    if (sign === '}' || sign === ']') open.pop();
    wanted = next === 'done' ? afterValue() : next === ',' ? (open.at(-1) === '{' ? 'name' : 'value') : next;
  }
}

/** What may follow; undefined where the token itself may not stand. */
function after(wanted: Wanted, sign: string | undefined, isText: boolean): Wanted | 'done' | ',' | undefined {
  if (wanted === 'value' || wanted === 'value or ]') {
    if (sign === '{') return 'name or }';
    if (sign === '[') return 'value or ]';
    if (sign === ']') return wanted === 'value or ]' ? 'done' : undefined;
    return sign === undefined ? 'done' : undefined;
  }
  if (wanted === 'name' || wanted === 'name or }') {
    if (isText) return ':';
    return sign === '}' && wanted === 'name or }' ? 'done' : undefined;
  }
  if (wanted === ':') return sign === ':' ? 'value' : undefined;
  if (wanted === 'the end') return undefined;
  if (sign === ',') return ',';
  return sign !== undefined && wanted.endsWith(sign) ? 'done' : undefined;
}

/** Where a value stands, or the nearest thing around it that is there: `['routes', 2, 'path']`. */
export function placeOfValue(json: string, path: readonly PropertyKey[]): Place {
  let node: AnyNode = parseExpressionAt(json, 0, { ecmaVersion: 'latest' });
  for (const step of path) {
    const inner = valueAt(node, step);
    if (!inner) break;
    node = inner;
  }
  return placeOf(json, node.start);
}

function valueAt(node: AnyNode, step: PropertyKey): AnyNode | undefined {
  if (node.type === 'ArrayExpression') return node.elements[Number(step)] ?? undefined;
  if (node.type !== 'ObjectExpression') return undefined;
  const found = node.properties.find(
    (property) => property.type === 'Property' && property.key.type === 'Literal' && property.key.value === step,
  );
  return found?.type === 'Property' ? found.value : undefined;
}

function placeOf(text: string, index: number): Place {
  const before = text.slice(0, index).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
