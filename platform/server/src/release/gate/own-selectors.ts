import type { Selector, SelectorComponent } from 'lightningcss';
import { markOf } from './style-sheet.ts';

/** Where a selector stands, and whose names it may not use. */
export interface Surroundings {
  remote: string;
  /** Whether a class is the frame's. */
  isFrameClass(name: string): boolean;
  /** Whether a mark (`.class`, `custom-element`) is another remote's. */
  isForeign(mark: string): boolean;
  /** What `&` stands for is the remote's own. */
  isParentOwn: boolean;
  /** `@scope` around it begins at something of the remote's own. */
  isScopeOwn: boolean;
}

/**
 * Whether a selector can match nothing but what a remote draws: it has a class of the remote's own, or something as
 * particular, in its subject or in what the subject stands in. What is only asked, in `:has()` and `:not()`, does not
 * count, and neither does a class on `html` or `body`, which are the page's.
 */
export function isOwnSelector(selector: Selector, around: Surroundings): boolean {
  let isInside = around.isScopeOwn;
  let compound: SelectorComponent[] = [];
  for (const component of selector) {
    if (component.type === 'combinator') {
      isInside ||= isOwnCompound(compound, around);
      compound = [];
    } else compound.push(component);
  }
  return isInside || isOwnCompound(compound, around);
}

const isOwnCompound = (compound: readonly SelectorComponent[], around: Surroundings): boolean =>
  compound.some((component) => isMark(component, around)) && !compound.some(isOfPage);

function isMark(component: SelectorComponent, around: Surroundings): boolean {
  const mark = markOf(component);
  if (mark !== undefined && around.isForeign(mark)) return false;
  switch (component.type) {
    case 'class':
      return !around.isFrameClass(component.name);
    // There is one of each in a page, so it must say whose it is.
    case 'id':
    case 'type':
      return component.name === around.remote || component.name.startsWith(`${around.remote}-`);
    case 'attribute':
      return mark !== undefined;
    case 'nesting':
      return around.isParentOwn;
    case 'pseudo-class':
      // A page has no `:host`: only a shadow tree, which is somebody's own.
      if (component.kind === 'host') return true;
      if (component.kind === 'scope') return around.isScopeOwn;
      return choicesIn(component)?.every((choice) => isOwnSelector(choice, { ...around, isScopeOwn: false })) ?? false;
    default:
      return false;
  }
}

function isOfPage(component: SelectorComponent): boolean {
  if (component.type === 'type') return /^(html|body)$/i.test(component.name);
  if (component.type !== 'pseudo-class') return false;
  if (component.kind === 'root') return true;
  return choicesIn(component)?.some((choice) => lastCompound(choice).some(isOfPage)) ?? false;
}

/** `:is(a, b)` and `:where(a, b)`, also under their old names. */
function choicesIn(component: SelectorComponent): Selector[] | undefined {
  if (component.type !== 'pseudo-class') return undefined;
  return component.kind === 'is' || component.kind === 'where' || component.kind === 'any'
    ? component.selectors
    : undefined;
}

function lastCompound(selector: Selector): SelectorComponent[] {
  const start = selector.findLastIndex(({ type }) => type === 'combinator');
  return selector.slice(start + 1);
}
