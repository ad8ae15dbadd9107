import { parse, type AnyNode, type Program } from 'acorn';

export interface Syntax {
  program: Program;
  /** A module has no global variables of its own. */
  isModule: boolean;
}

/** @throws SyntaxError when the source is no script of any kind */
export function parseScript(code: string): Syntax {
  const options = { ecmaVersion: 'latest', allowHashBang: true } as const;
  try {
    return { program: parse(code, { ...options, sourceType: 'script' }), isModule: false };
  } catch {
    return { program: parse(code, { ...options, sourceType: 'module' }), isModule: true };
  }
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Is asked for every node of megabytes of code, so it makes one list and no more. */
export function childrenOf(node: AnyNode): AnyNode[] {
  const children: AnyNode[] = [];
  for (const value of Object.values(node) as unknown[]) {
    if (Array.isArray(value)) {
      for (const one of value) if (isNode(one)) children.push(one);
    } else if (isNode(value)) children.push(value);
  }
  return children;
}

/** Every node, in no order. No recursion: minified code nests deeply. */
export function* nodesOf(root: AnyNode): Generator<AnyNode> {
  const waiting = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node;
    for (const child of childrenOf(node)) waiting.push(child);
  }
}
