import type { AnyNode } from 'acorn';

/** A node on its way through the tree; `next` is what waits to be looked at. */
export interface Place {
  node: AnyNode;
  parent: Place | undefined;
  next: Place | undefined;
}

/**
 * Whether code that the policy refuses does no harm where it stands: in a `try`, as libraries ask whether they may, or
 * behind a question for a function's type, as old ones take a text where a function is meant.
 */
export function isGuarded(place: Place): boolean {
  for (let at = place; at.parent; at = at.parent) {
    const { node } = at.parent;
    if (node.type === 'TryStatement' && node.block === at.node && node.handler) return true;
    if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') {
      if (node.test !== at.node && asksForFunction(node.test)) return true;
    }
    if (node.type === 'LogicalExpression' && node.right === at.node && asksForFunction(node.left)) return true;
    if (isLaterCode(at)) return false;
  }
  return false;
}

/** A function that is called where it stands runs with the code around it; any other, some time. */
function isLaterCode({ node, parent }: Place): boolean {
  if (node.type !== 'FunctionExpression' && node.type !== 'ArrowFunctionExpression') {
    return node.type === 'FunctionDeclaration';
  }
  return !(parent?.node.type === 'CallExpression' && parent.node.callee === node);
}

function asksForFunction(test: AnyNode): boolean {
  if (test.type === 'LogicalExpression') return asksForFunction(test.left) || asksForFunction(test.right);
  if (test.type !== 'BinaryExpression') return false;
  const sides: AnyNode[] = [test.left, test.right];
  return (
    sides.some((side) => side.type === 'UnaryExpression' && side.operator === 'typeof') &&
    sides.some((side) => side.type === 'Literal' && side.value === 'function')
  );
}
