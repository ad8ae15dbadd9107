import type { Location2, Rule, Selector } from 'lightningcss';
import { excerptOf } from './finding.ts';
import { isOwnSelector, type Surroundings } from './own-selectors.ts';
import { familiesOf, findOwner, isFrameName, namesIn, type PageNames } from './page-names.ts';
import { marksIn, parseStyle, rulesIn } from './style-sheet.ts';

/** A place in a stylesheet that reaches beyond what its remote draws. */
export interface Leak {
  /** As part of a sentence. */
  what: string;
  remedy: string;
  /** From 1. */
  line: number;
  column: number;
}

export interface CascadeQuestion {
  remote: string;
  /** Undefined where nobody knows what is live. */
  names?: PageNames | undefined;
  /** Styles that a script puts into the page stand in no layer by themselves; they are asked for their selectors alone. */
  isInScript?: boolean;
}

/**
 * Finds what a remote's stylesheet would do to the rest of the page, also after the remote was left: stylesheets stay.
 * Browsers' own parser reads it, so neither escapes nor nesting nor comments hide anything.
 * @throws SyntaxError when it is no stylesheet
 */
export function scanCascade(code: string, question: CascadeQuestion): Leak[] {
  const { rules, unread } = parseStyle(code);
  const lines = code.split('\n');
  const leaks: Leak[] = unread.map((place) => ({
    ...place,
    what: 'has a selector that cannot be read',
    remedy: 'Write it in a way that every browser reads, or leave it out.',
  }));
  const note = ({ line, column }: Pick<Location2, 'line' | 'column'>, what: string, remedy: string) => {
    const [start = ''] = (lines[line] ?? '').slice(column - 1).split('{');
    leaks.push({ line: line + 1, column, what: `${what}: ${excerptOf(start.trim())}`, remedy });
  };
  const scan: Scan = { ...question, note, ownerOf: ownersFor(code, question) };
  walk(rules, scan, { layer: undefined, isParentOwn: false, isScopeOwn: false });
  return leaks.sort((one, other) => one.line - other.line || one.column - other.column);
}

interface Scan extends CascadeQuestion {
  ownerOf(mark: string): string | undefined;
  note(loc: Pick<Location2, 'line' | 'column'>, what: string, remedy: string): void;
}
interface Place {
  /** The outermost layer around; undefined outside of all. */
  layer: string | undefined;
  isParentOwn: boolean;
  isScopeOwn: boolean;
}

function walk(rules: readonly Rule[], scan: Scan, place: Place): void {
  for (const rule of rules) {
    switch (rule.type) {
      case 'style':
        walkStyle(rule.value, scan, place);
        break;
      case 'nested-declarations':
        if (!place.isParentOwn) scan.note(rule.value.loc, 'styles what is not the remote’s own', OWN_CLASS);
        break;
      case 'scope': {
        const isOwn = isOwnList(rule.value.scopeStart ?? [], scan, place);
        walk(rulesIn(rule), scan, { ...place, isParentOwn: isOwn, isScopeOwn: isOwn });
        break;
      }
      case 'layer-block':
        walkLayer(rule.value.name, rulesIn(rule), scan, place, rule.value.loc);
        break;
      case 'nesting':
        walkStyle(rule.value.style, scan, place);
        break;
      default:
        noteAtRule(rule, scan, place);
        walk(rulesIn(rule), scan, place);
    }
  }
}

const OWN_CLASS = 'Begin the selector with a class of the remote’s own: .reviews h2 instead of h2.';
const OWN_NAME =
  'Take a name that no other remote has: CSS Modules make such names, and what a library brings goes below a class of the remote’s own.';
const OWN_LAYER =
  'Build it with the platform’s preset, which puts styles into the layer remote, or write them in @layer remote { … }.';

type Style = Extract<Rule, { type: 'style' }>['value'];

function walkStyle(style: Style, scan: Scan, place: Place): void {
  const { declarations, importantDeclarations } = { ...style.declarations };
  const isOwn = isOwnList(style.selectors, scan, place);
  if ((declarations?.length ?? 0) + (importantDeclarations?.length ?? 0) > 0) {
    const how = importantDeclarations?.length ? 'overrules with !important' : 'styles';
    const foreign = findForeign(style, scan);
    if (foreign) scan.note(style.loc, `${how} ${foreign.mark}, which is ${foreign.owner}’s`, OWN_NAME);
    else if (!isOwn) scan.note(style.loc, `${how} what is not the remote’s own`, OWN_CLASS);
    else if (place.layer === undefined && !scan.isInScript) scan.note(style.loc, 'has a rule in no layer', OWN_LAYER);
  }
  walk(style.rules ?? [], scan, { ...place, isParentOwn: isOwn });
}

/** The first name in a rule that is another remote's. */
function findForeign({ selectors }: Style, { ownerOf }: Scan): { mark: string; owner: string } | undefined {
  for (const mark of selectors.flatMap((selector) => [...marksIn(selector)])) {
    const owner = ownerOf(mark);
    if (owner !== undefined) return { mark, owner };
  }
  return undefined;
}

/** Whose a mark is, where it is another remote's and this sheet says anything else of it than that one's. */
function ownersFor(code: string, { remote, names }: CascadeQuestion): Scan['ownerOf'] {
  // Also where nothing is foreign: what takes long here would take long in everybody's checks once it is live.
  const own = namesIn(code);
  return (mark) => {
    const owner = findOwner(mark, remote, names);
    if (owner === undefined) return undefined;
    const theirs = names?.marks.get(mark)?.rules;
    return theirs !== undefined && own.marks.get(mark) === theirs ? undefined : owner;
  };
}

function isOwnList(selectors: readonly Selector[], { remote, names, ownerOf }: Scan, place: Place): boolean {
  const isFrameClass = (name: string) => isFrameName(name, names?.frame.classes);
  const isForeign = (mark: string) => ownerOf(mark) !== undefined;
  const around: Surroundings = { remote, isFrameClass, isForeign, ...place };
  return selectors.length > 0 && selectors.every((selector) => isOwnSelector(selector, around));
}

/** In the order of the page (gateway/page-skeleton.ts): what a remote takes of the UI kit, and what is its own. */
const ownLayers = ['ui', 'remote'];

function walkLayer(
  name: readonly string[] | null | undefined,
  rules: readonly Rule[],
  scan: Scan,
  place: Place,
  loc: Location2,
): void {
  if (place.layer === undefined && !ownLayers.includes(name?.[0] ?? '')) {
    scan.note(loc, 'has a layer that is not a remote’s, and would stand above or among the frame’s', OWN_LAYER);
  }
  walk(rules, scan, { ...place, layer: place.layer ?? name?.[0] ?? '' });
}

function noteAtRule(rule: Rule, scan: Scan, place: Place): void {
  const found = faultOf(rule, scan, place);
  if (found && 'value' in rule && rule.value && 'loc' in rule.value) scan.note(rule.value.loc, ...found);
}

function faultOf(rule: Rule, scan: Scan, place: Place): [what: string, remedy: string] | undefined {
  const { frame, families } = scan.names ?? {};
  const ownName = `Give it a name of its own, such as ${scan.remote}-….`;
  if (rule.type === 'layer-statement') {
    const isFine = place.layer !== undefined || isInOrder(rule.value.names);
    return isFine ? undefined : ['orders layers that are not its own', OWN_LAYER];
  }
  if (rule.type === 'import') {
    return ['imports a stylesheet, which would come without a hash', 'Let the build put it in its place.'];
  }
  if (rule.type === 'keyframes' && isFrameName(rule.value.name.value, frame?.animations)) {
    return ['replaces an animation of the frame', ownName];
  }
  if (
    rule.type === 'property' &&
    (isFrameName(rule.value.name.slice(2), undefined) || frame?.properties.has(rule.value.name))
  ) {
    return ['declares a property of the frame anew', ownName];
  }
  const owner = familiesOf(rule)
    .map((family) => families?.get(family))
    .find((found) => found !== undefined);
  if (owner !== undefined) return [`declares a font family that is ${owner}’s`, ownName];
  // A script can take away again what it put there to print one thing; a stylesheet stays.
  if (rule.type === 'page' && !scan.isInScript && !rule.value.selectors?.some(({ name }) => name)) {
    return ['says how every page is printed', 'Give the @page a name, and name it in `page` of a class.'];
  }
  const isOfWholePage = rule.type === 'view-transition' || rule.type === 'moz-document';
  if (isOfWholePage) return ['has an at-rule for the whole page', 'Leave it out.'];
  return rule.type === 'unknown' && rule.value.block
    ? [`has @${rule.value.name}, which is not known here`, 'Leave it out, or let the build resolve it.']
    : undefined;
}

function isInOrder(names: readonly string[][]): boolean {
  const places = names.map(([first = '']) => ownLayers.indexOf(first));
  return places.every((at, index) => at >= 0 && at >= (places[index - 1] ?? 0));
}
