import type { AnyNode, Program } from 'acorn';
import { literalStart, memberName } from './literals.ts';
import { childrenOf, nodesOf, type Syntax } from './syntax-tree.ts';

/** What a script has to do with the page's global object, as far as it can be read. Name → where, as an index. */
export interface ScriptGlobals {
  /** Variables of the page that it gives a value. */
  makes: ReadonlyMap<string, number>;
  /** Members that it sets on any object: a container may be handed to what a wrapping function calls `e`. */
  sets: ReadonlyMap<string, number>;
  /** Members of the global object that it uses in any way. */
  uses: ReadonlyMap<string, number>;
  /** The list that it hands its modules to, if it is a chunk: `webpackChunkmf_catalog_1_0_0`. */
  list: string | undefined;
}

/** Undefined for what is no classic script: a module has no global variables of its own. */
export function readScriptGlobals({ program, isModule }: Syntax): ScriptGlobals | undefined {
  if (isModule) return undefined;
  const names = collectNames(program);
  const atTop = topVariables(program);
  const makes = new Map(names.made);
  for (const [name, start] of names.assigned) {
    // What nothing declares is made in the page, too.
    if (atTop.has(name) || !names.declared.has(name)) makes.set(name, start);
  }
  for (const [name, start] of atTop) if (names.given.has(name)) makes.set(name, start);
  return { makes, sets: names.sets, uses: names.uses, list: listOf(program) };
}

const globalObjects = new Set(['window', 'self', 'globalThis', 'top', 'parent', 'frames']);
const isGlobalObject = (node: AnyNode): boolean =>
  node.type === 'ThisExpression' || (node.type === 'Identifier' && globalObjects.has(node.name));

interface Names {
  declared: Set<string>;
  /** Declared with a value. */
  given: Set<string>;
  assigned: Map<string, number>;
  made: Map<string, number>;
  sets: Map<string, number>;
  uses: Map<string, number>;
}

function collectNames(program: Program): Names {
  const names: Names = {
    declared: new Set(),
    given: new Set(),
    assigned: new Map(),
    made: new Map(),
    sets: new Map(),
    uses: new Map(),
  };
  for (const node of nodesOf(program)) noteNames(node, names);
  return names;
}

function noteNames(node: AnyNode, { declared, given, assigned, made, sets, uses }: Names): void {
  if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier') {
    declared.add(node.id.name);
    if (node.init) given.add(node.id.name);
  } else if (node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression') {
    if (node.id) declared.add(node.id.name);
    if (node.id && node.type === 'FunctionDeclaration') given.add(node.id.name);
    for (const param of node.params) if (param.type === 'Identifier') declared.add(param.name);
  } else if (node.type === 'ArrowFunctionExpression') {
    for (const param of node.params) if (param.type === 'Identifier') declared.add(param.name);
  } else if (node.type === 'AssignmentExpression') {
    const name = memberName(node.left);
    if (node.left.type === 'Identifier') assigned.set(node.left.name, node.start);
    if (name !== undefined) sets.set(name, node.start);
    if (name !== undefined && node.left.type === 'MemberExpression' && isGlobalObject(node.left.object)) {
      made.set(name, node.start);
    }
  } else if (node.type === 'MemberExpression' && isGlobalObject(node.object)) {
    const name = memberName(node);
    if (name !== undefined) uses.set(name, node.start);
  } else if (node.type === 'CallExpression' && node.arguments[0] && isGlobalObject(node.arguments[0])) {
    for (const name of namesPut(node.arguments)) made.set(name, node.start);
  }
}

/** `Object.defineProperty(window, "name", …)`, `Reflect.set(window, "name", …)`, `Object.assign(window, { name })`. */
function namesPut([, what]: readonly AnyNode[]): string[] {
  if (what?.type !== 'ObjectExpression') return [what && literalStart(what)].filter((name) => name !== undefined);
  return what.properties.flatMap((property) => {
    if (property.type !== 'Property' || property.computed) return [];
    return property.key.type === 'Identifier' ? property.key.name : (literalStart(property.key) ?? []);
  });
}

/** `var` and functions outside of all functions: those are members of the global object; `let` and classes are not. */
function topVariables(program: Program): Map<string, number> {
  const found = new Map<string, number>();
  const waiting: AnyNode[] = [...program.body];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.type === 'FunctionDeclaration' && node.id) found.set(node.id.name, node.start);
    if (node.type === 'VariableDeclaration' && node.kind === 'var') {
      for (const { id } of node.declarations) if (id.type === 'Identifier') found.set(id.name, node.start);
    }
    if (/Statement$/.test(node.type)) waiting.push(...childrenOf(node));
  }
  return found;
}

/** Of `(globalThis.webpackChunkmf_catalog_1_0_0 ||= []).push([[39], …`, the list's name. */
function listOf(program: Program): string | undefined {
  for (const statement of program.body) {
    if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'CallExpression') continue;
    const { callee, arguments: given } = statement.expression;
    const [first] = given;
    if (callee.type !== 'MemberExpression' || memberName(callee) !== 'push') continue;
    if (first?.type !== 'ArrayExpression' || first.elements[0]?.type !== 'ArrayExpression') continue;
    for (const node of nodesOf(callee.object)) {
      if (node.type === 'MemberExpression' && isGlobalObject(node.object)) return memberName(node);
    }
  }
  return undefined;
}
