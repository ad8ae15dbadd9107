import { getLineInfo, type AnyNode, type CallExpression, type NewExpression } from 'acorn';
import { BUNDLE_IT, excerptOf, type Finding, type Found } from './finding.ts';
import { isGuarded, type Place } from './guarded-code.ts';
import { elsewhere, literalStart, memberName } from './literals.ts';
import { childrenOf, type Syntax } from './syntax-tree.ts';

/**
 * Finds what the page's policy would refuse: code made from text, and addresses on other hosts where they are used.
 *
 * What only shows when the code runs is not found: aliases (`const f = Function`), addresses put together from parts,
 * style elements without a nonce. The browser refuses those all the same; this tells early, it does not protect.
 */
export function scanScript(code: string, { program }: Syntax): Finding[] {
  const findings: Finding[] = [];
  let rest: Place | undefined = { node: program, parent: undefined, next: undefined };
  while (rest) {
    const place: Place = rest;
    rest = rest.next;
    for (const found of judge(place)) findings.push({ ...found, ...positionOf(code, place.node) });
    for (const node of childrenOf(place.node)) rest = { node, parent: place, next: rest };
  }
  return findings.sort((one, other) => one.line - other.line || one.column - other.column);
}

function positionOf(code: string, { start, end }: AnyNode): Pick<Finding, 'line' | 'column' | 'excerpt'> {
  const { line, column } = getLineInfo(code, start);
  return { line, column: column + 1, excerpt: excerptOf(code.slice(start, end)) };
}

function judge(place: Place): Found[] {
  const { node } = place;
  switch (node.type) {
    case 'CallExpression':
    case 'NewExpression':
      return [...codeFromText(node, place), ...addressInCall(node)];
    case 'ImportExpression':
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
      return node.source && elsewhere(node.source) ? [otherHost('imports', node.source, 'script-src')] : [];
    case 'AssignmentExpression': {
      const name = memberName(node.left);
      return (name === 'src' || name === 'srcset') && elsewhere(node.right)
        ? [otherHost(`sets .${name} to`, node.right, 'script-src, img-src, media-src and default-src')]
        : [];
    }
    default:
      return [];
  }
}

const noCode = {
  isCertain: true,
  policy: "script-src without 'unsafe-eval'",
  remedy: 'Use a build of the library that makes no code from text, or do without it.',
};

function codeFromText(node: CallExpression | NewExpression, place: Place): Found[] {
  const name = calleeName(node);
  const [first] = node.arguments;
  if (name === 'eval' && node.type === 'CallExpression' && first && !isGuarded(place)) {
    return [{ what: 'calls eval', ...noCode }];
  }
  if (name === 'Function' && first && !isReachForGlobal(node) && !isGuarded(place)) {
    return [{ what: 'makes a function from text', ...noCode }];
  }
  if ((name === 'setTimeout' || name === 'setInterval') && first && isText(first)) {
    return [{ what: `gives ${name} a text instead of a function`, ...noCode, remedy: `Give ${name} a function.` }];
  }
  if (name?.startsWith('WebAssembly.') && !isGuarded(place)) {
    return [
      {
        what: `calls ${name}`,
        policy: "script-src without 'wasm-unsafe-eval'",
        remedy: 'Use a build of the library without WebAssembly, or see that it has another way.',
        isCertain: false,
      },
    ];
  }
  return [];
}

/** `Function("return this")()`: how old libraries find the global object when nothing else is there; never reached. */
const isReachForGlobal = ({ arguments: given }: CallExpression | NewExpression): boolean =>
  given.length === 1 && /^return this;?$/.test(given[0] ? (literalStart(given[0]) ?? '') : '');

const isText = (node: AnyNode): boolean =>
  literalStart(node) !== undefined || (node.type === 'BinaryExpression' && node.operator === '+' && isText(node.left));

const wasmCalls = new Set(['compile', 'compileStreaming', 'instantiate', 'instantiateStreaming', 'Module']);
const globals = new Set(['window', 'self', 'globalThis', 'top', 'parent']);

/** `eval`, also of `window.eval` and `(0, eval)`; `WebAssembly.compile`; else the last name, `open` of `request.open`. */
function calleeName({ callee }: CallExpression | NewExpression): string | undefined {
  const target = callee.type === 'SequenceExpression' ? callee.expressions.at(-1) : callee;
  if (target?.type === 'Identifier') return target.name;
  if (target?.type !== 'MemberExpression') return undefined;
  const name = memberName(target);
  if (name === undefined || target.object.type !== 'Identifier') return name && `.${name}`;
  if (globals.has(target.object.name)) return name;
  if (target.object.name === 'WebAssembly') return wasmCalls.has(name) ? `WebAssembly.${name}` : undefined;
  return `.${name}`;
}

/** Calls whose argument of this number is an address, and the policy for it. */
const addressArguments: Record<string, [index: number, policy: string]> = {
  Worker: [0, 'worker-src'],
  SharedWorker: [0, 'worker-src'],
  importScripts: [0, 'script-src'],
  fetch: [0, 'connect-src'],
  WebSocket: [0, 'connect-src'],
  EventSource: [0, 'connect-src'],
  '.register': [0, 'worker-src'],
  '.sendBeacon': [0, 'connect-src'],
};

const elementAddresses: Record<string, readonly string[]> = {
  script: ['src'],
  img: ['src', 'srcSet', 'srcset'],
  iframe: ['src'],
  audio: ['src'],
  video: ['src', 'poster'],
  source: ['src', 'srcSet', 'srcset'],
  track: ['src'],
  embed: ['src'],
  object: ['data'],
  link: ['href'],
  form: ['action'],
};

function addressInCall(node: CallExpression | NewExpression): Found[] {
  const name = calleeName(node) ?? '';
  const given = node.arguments;
  const known = Object.hasOwn(addressArguments, name) ? addressArguments[name] : undefined;
  const address = known && given[known[0]];
  if (known && address && elsewhere(address)) return [otherHost(`gives ${name.replace('.', '')}`, address, known[1])];
  const [first, second] = given;
  const word = first && literalStart(first);
  if (name === '.setAttribute' && second && word !== undefined) return attribute(word.toLowerCase(), second);
  return word !== undefined && second ? element(word, second) : [];
}

function attribute(name: string, value: AnyNode): Found[] {
  // React asks in this way whether a browser knows an event; that nothing comes of it is one of the two answers.
  const isQuestion = /^\s*(return)?;?\s*$/.test(literalStart(value) ?? '…');
  if (/^on[a-z]{3,}$/.test(name) && !isQuestion) {
    return [
      {
        what: `sets the attribute ${name}`,
        ...noCode,
        policy: "script-src without 'unsafe-inline'",
        remedy: 'Use addEventListener.',
      },
    ];
  }
  return (name === 'src' || name === 'srcset') && elsewhere(value)
    ? [otherHost(`sets the attribute ${name} to`, value, 'script-src, img-src, media-src and default-src')]
    : [];
}

/** `jsx("img", { src: "https://…" })`, as every framework's compiler writes elements in some way. */
function element(tag: string, props: AnyNode): Found[] {
  const names = Object.hasOwn(elementAddresses, tag) ? elementAddresses[tag] : undefined;
  if (!names || props.type !== 'ObjectExpression') return [];
  const texts = new Map<string, AnyNode>();
  for (const prop of props.properties) {
    if (prop.type !== 'Property') continue;
    const key = prop.key.type === 'Identifier' && !prop.computed ? prop.key.name : literalStart(prop.key);
    if (key !== undefined) texts.set(key, prop.value);
  }
  const rel = texts.get('rel');
  // A link that fetches nothing: `canonical`, `alternate`.
  if (tag === 'link' && !/stylesheet|preload|icon|manifest/.test((rel && literalStart(rel)) ?? '')) return [];
  return names.flatMap((name) => {
    const value = texts.get(name);
    return value && elsewhere(value) ? [otherHost(`draws <${tag}> with ${name}`, value, policyOf(tag))] : [];
  });
}

const policyOf = (tag: string): string =>
  ({ script: 'script-src', img: 'img-src', link: 'style-src', object: 'object-src', form: 'form-action' })[tag] ??
  'media-src and default-src';

const otherHost = (what: string, address: AnyNode, policy: string): Found => ({
  what: `${what} ${JSON.stringify(elsewhere(address))}, which is another host`,
  policy: `${policy} 'self'`,
  remedy: BUNDLE_IT,
  isCertain: true,
});
