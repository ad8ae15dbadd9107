import { getLineInfo, type AnyNode, type CallExpression } from 'acorn';
import { literalStart, memberName } from './literals.ts';
import { nodesOf, type Syntax } from './syntax-tree.ts';

/** A stylesheet that a script puts into the page, as far as it stands there as text. */
export interface StyleInScript {
  css: string;
  /** Of the text in the script. */
  line: number;
  column: number;
}

/** Mantine's: while the colours change, nothing moves. It is in the copy of the kit that a remote has for pages of others. */
const OF_THE_KIT = '*, *::before, *::after {transition: none !important;}';

const LOOKS_LIKE_CSS = /[^{}]\{[^{}]*:[^{}]*\}/;

/** What css-loader hands to style-loader, and what goes into a sheet or a style element. */
export function stylesInScript(code: string, { program }: Syntax): StyleInScript[] {
  const found: StyleInScript[] = [];
  if (!MAY_HOLD.test(code)) return found;
  for (const node of nodesOf(program)) {
    for (const text of textsAt(node)) {
      const css = whole(text);
      if (css === undefined || css === OF_THE_KIT || !LOOKS_LIKE_CSS.test(css)) continue;
      const { line, column } = getLineInfo(code, text.start);
      found.push({ css, line, column: column + 1 });
    }
  }
  return found;
}

/** Most scripts have none. */
const MAY_HOLD = /insertRule|replaceSync|textContent|innerHTML|createTextNode|\.push\(\[|["'`]style["'`]/;

const sinks = new Set(['insertRule', 'replaceSync', 'createTextNode']);
const contents = new Set(['textContent', 'innerHTML', 'innerText']);

function textsAt(node: AnyNode): AnyNode[] {
  if (node.type === 'AssignmentExpression') return contents.has(memberName(node.left) ?? '') ? [node.right] : [];
  if (node.type !== 'CallExpression') return [];
  const name = memberName(node.callee) ?? '';
  if (sinks.has(name)) return node.arguments.slice(0, 1);
  return name === 'push' ? ofLoader(node) : ofElement(node);
}

/** `list.push([module.id, "css", ""])` */
function ofLoader({ arguments: [list] }: CallExpression): AnyNode[] {
  if (list?.type !== 'ArrayExpression') return [];
  const [id, css] = list.elements;
  return id && css && memberName(id) === 'id' ? [css] : [];
}

/** `jsx("style", { children: "css" })` */
function ofElement({ arguments: [tag, props] }: CallExpression): AnyNode[] {
  if (!tag || literalStart(tag) !== 'style' || props?.type !== 'ObjectExpression') return [];
  return props.properties.flatMap((property) => {
    const isContent =
      property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'children';
    return isContent ? [property.value] : [];
  });
}

/** Text without holes; an address that is put in stands for itself. */
function whole(node: AnyNode): string | undefined {
  if (node.type === 'TemplateLiteral') return node.expressions.length === 0 ? literalStart(node) : undefined;
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return literalStart(node);
  if (node.left.type === 'PrivateIdentifier') return undefined;
  const [left, right] = [whole(node.left), whole(node.right)];
  if (left !== undefined && right !== undefined) return left + right;
  if (left !== undefined && /url\(\s*["']?$/.test(left)) return `${left}x`;
  return undefined;
}
