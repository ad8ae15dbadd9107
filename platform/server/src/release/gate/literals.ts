import type { AnyNode } from 'acorn';
import { namesHost } from './finding.ts';

/** A text that stands in the source, or what a template begins with; undefined for all that is computed. */
export function literalStart(node: AnyNode): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'TemplateLiteral') return node.quasis[0]?.value.cooked ?? undefined;
  // `new URL("https://…")`
  if (node.type === 'NewExpression' && node.callee.type === 'Identifier' && node.callee.name === 'URL') {
    return node.arguments[0] && literalStart(node.arguments[0]);
  }
  return undefined;
}

/** The address, if it is one on a host that stands in the source. */
export function elsewhere(node: AnyNode): string | undefined {
  const text = node.type === 'BinaryExpression' && node.operator === '+' ? firstText(node) : literalStart(node);
  return text !== undefined && namesHost(text) ? text.slice(0, 80) : undefined;
}

function firstText(node: AnyNode): string | undefined {
  let first: AnyNode = node;
  while (first.type === 'BinaryExpression' && first.left.type !== 'PrivateIdentifier') first = first.left;
  return literalStart(first);
}

/** `src` of `image.src` and of `image["src"]`. */
export function memberName(node: AnyNode): string | undefined {
  if (node.type !== 'MemberExpression') return undefined;
  if (node.computed) return literalStart(node.property);
  return node.property.type === 'Identifier' ? node.property.name : undefined;
}
