import {
  parse,
  type AnyNode,
  type CallExpression,
  type ArrowFunctionExpression,
  type FunctionExpression,
  type ObjectExpression,
  type Property,
} from 'acorn';
import { literalStart, memberName } from './literals.ts';
import { childrenOf, nodesOf } from './syntax-tree.ts';

const EXPOSED = './remote';
type ModuleFunction = FunctionExpression | ArrowFunctionExpression;

/** Whether a container has the module that the shell asks for. */
export function exposesRemote(entry: string): boolean {
  for (const node of nodesIn(entry)) if (node.type === 'Property' && literalStart(node.key) === EXPOSED) return true;
  return false;
}

/** In `"./remote": () => r.e(58).then(() => () => r(512))` the module's id: `512`. Undefined where it can't be told. */
export function exposedIdIn(entry: string): string | undefined {
  for (const node of nodesIn(entry)) {
    if (node.type !== 'Property' || literalStart(node.key) !== EXPOSED) continue;
    for (const call of nodesOf(node.value)) {
      if (call.type !== 'CallExpression' || call.callee.type !== 'Identifier' || call.arguments.length !== 1) continue;
      const id = call.arguments[0] && idOf(call.arguments[0]);
      if (id !== undefined) return id;
    }
  }
  return undefined;
}

/**
 * What a bundle's module exports, read in its code: `{512(e, t, r) { r.d(t, { mount: () => a, … }) … }}`. A name whose
 * value can be seen to be nothing is left out. `found: false` when the module is not in this script; `exports: undefined`
 * when it is, and says so in a way that only shows when it runs.
 */
export function exportsIn(code: string, id: string): { found: boolean; exports: string[] | undefined } {
  // Before parsing, because few of a build's scripts hold it.
  if (!mayHold(code, id)) return { found: false, exports: undefined };
  for (const node of nodesIn(code)) {
    if (node.type !== 'ObjectExpression') continue;
    const modules = modulesOf(node);
    const module = modules?.get(id);
    if (module) return { found: true, exports: exportsOf(module) };
  }
  return { found: false, exports: undefined };
}

function nodesIn(code: string): Iterable<AnyNode> {
  try {
    return nodesOf(parse(code, { ecmaVersion: 'latest', sourceType: 'script' }));
  } catch {
    return [];
  }
}

const mayHold = (code: string, id: string): boolean =>
  new RegExp(`${id.replace(/\W/g, '\\$&')}["']?\\s*[(:]`).test(code);

/** A table of modules holds nothing but functions. */
function modulesOf({ properties }: ObjectExpression): Map<string, ModuleFunction> | undefined {
  const modules = new Map<string, ModuleFunction>();
  for (const property of properties) {
    if (property.type !== 'Property' || !isFunction(property.value)) return undefined;
    const key = keyOf(property);
    if (key === undefined || property.value.params.length > 3) return undefined;
    modules.set(key, property.value);
  }
  return modules;
}

const isFunction = (node: AnyNode): node is ModuleFunction =>
  node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression';

const idOf = (node: AnyNode): string | undefined =>
  node.type === 'Literal' && (typeof node.value === 'string' || typeof node.value === 'number')
    ? String(node.value)
    : undefined;
const keyOf = ({ key, computed }: Pick<Property, 'key' | 'computed'>): string | undefined =>
  key.type === 'Identifier' && !computed ? key.name : idOf(key);

function exportsOf(module: ModuleFunction): string[] | undefined {
  const [own, exported] = module.params.map((param) => (param.type === 'Identifier' ? param.name : undefined));
  const names = new Map<string, AnyNode | undefined>();
  for (const node of statementsOf(module)) {
    if (node.type === 'CallExpression' && node.arguments.some((one) => isNamed(one, exported))) {
      const given = definedBy(node);
      if (!given) return undefined;
      for (const [name, value] of given) names.set(name, value);
    } else if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression') {
      const { object } = node.left;
      const name = memberName(node.left);
      // `module.exports = …`, and `module.exports.name = …`
      if (isNamed(object, own) || (object.type === 'MemberExpression' && isNamed(object.object, own))) return undefined;
      if (isNamed(object, exported) && name === undefined) return undefined;
      if (isNamed(object, exported) && name !== undefined) names.set(name, node.right);
    }
  }
  // A wrapped library says nothing at this level.
  if (names.size === 0) return undefined;
  return [...names].filter(([, value]) => !isNothing(value, module)).map(([name]) => name);
}

/** The module's own code, without that of the functions in it: short names mean other things there. */
function* statementsOf({ body }: ModuleFunction): Generator<AnyNode> {
  const waiting: AnyNode[] = [body];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node;
    for (const child of childrenOf(node)) {
      if (!isFunction(child) && child.type !== 'FunctionDeclaration') waiting.push(child);
    }
  }
}

const isNamed = (node: AnyNode, name: string | undefined): boolean =>
  name !== undefined && node.type === 'Identifier' && node.name === name;

/** The names in a call that puts exports: `r.d(t, …)`, `r.r(t)`, `Object.defineProperty(t, …)`; undefined for another. */
function definedBy({ callee, arguments: given }: CallExpression) {
  const name = memberName(callee);
  const [, what, how] = given;
  if (name === 'r' && given.length === 1) return new Map<string, AnyNode | undefined>();
  if (name === 'defineProperty' && what) {
    const key = literalStart(what);
    return key === undefined ? undefined : new Map([[key, how]]);
  }
  if (name !== 'd' || !what) return undefined;
  if (what.type === 'ObjectExpression') return ofObject(what);
  return what.type === 'ArrayExpression' ? ofArray(what.elements) : undefined;
}

function ofObject({ properties }: ObjectExpression) {
  const names = new Map<string, AnyNode | undefined>();
  for (const property of properties) {
    const key = property.type === 'Property' ? keyOf(property) : undefined;
    if (property.type !== 'Property' || key === undefined) return undefined;
    names.set(key, property.value);
  }
  return names;
}

/** `["mount", () => a, "name", 0, "its value"]` */
function ofArray(elements: readonly (AnyNode | null)[]) {
  const names = new Map<string, AnyNode | undefined>();
  for (let at = 0; at < elements.length;) {
    const first = elements[at];
    const key = first && literalStart(first);
    const next = elements[at + 1];
    if (!key || !next) return undefined;
    const isValue = next.type === 'Literal' && next.value === 0;
    names.set(key, isValue ? (elements[at + 2] ?? undefined) : next);
    at += isValue ? 3 : 2;
  }
  return names;
}

/** Whether an export is seen to be no value: `void 0`, or a name taken out of an object that has it not. */
function isNothing(value: AnyNode | undefined, module: ModuleFunction): boolean {
  const target = value?.type === 'ArrowFunctionExpression' && value.expression ? value.body : value;
  if (!target) return false;
  if (target.type === 'UnaryExpression' && target.operator === 'void') return true;
  if (target.type === 'Literal') return true;
  if (target.type !== 'Identifier') return false;
  if (target.name === 'undefined') return true;
  for (const node of statementsOf(module)) {
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'ObjectPattern' || !node.init) continue;
    for (const property of node.id.properties) {
      if (property.type !== 'Property' || !isNamed(property.value, target.name)) continue;
      const keys = keysOf(node.init);
      return keys !== undefined && !keys.has(keyOf(property) ?? '');
    }
  }
  return false;
}

/** Of an object that stands there, or that a function returns which is called where it stands; undefined: can't be told. */
function keysOf(init: AnyNode): ReadonlySet<string> | undefined {
  if (init.type === 'ObjectExpression') {
    const names = ofObject(init);
    return names && new Set(names.keys());
  }
  if (init.type !== 'CallExpression') return undefined;
  const { callee } = init;
  if (!isFunction(callee)) return undefined;
  if (callee.body.type !== 'BlockStatement') return keysOf(callee.body);
  const returned = callee.body.body.filter((statement) => statement.type === 'ReturnStatement');
  const [only] = returned;
  return returned.length === 1 && only?.argument?.type === 'ObjectExpression' ? keysOf(only.argument) : undefined;
}
