import type { ScormItem } from '@stoa/shared/contract/teaching/scorm-packages.ts';
import type { ScormPackageRow } from '../../files/scorm-packages/scorm-packages.tables.ts';
import { launchableIn } from './frame/item-list.ts';

/** Those that speak to the site, in the order of the organization. */
export const scosOf = (items: readonly ScormItem[]): ScormItem[] =>
  items.flatMap((item) => [...(item.kind === 'sco' ? [item] : []), ...scosOf(item.items)]);

/** What a rule of sequencing stands in; ids, titles and what is shown are in every tree. */
const PARTS_WITH_RULES = [
  'sequencingRules',
  'sequencingControls',
  'rollupRules',
  'rollupConsiderations',
  'primaryObjective',
  'objectives',
  'attemptLimit',
  'deliveryControls',
];

/**
 * Whether the manifest says more of the way through the package than which parts there are: then its rules decide what
 * can be gone to, and when it is complete.
 */
export function isSequenced({ activityTree, items }: Pick<ScormPackageRow, 'activityTree' | 'items'>): boolean {
  return activityTree !== null && launchableIn(items).length > 1 && hasRules(activityTree);
}

function hasRules(activity: Record<string, unknown>): boolean {
  if (PARTS_WITH_RULES.some((part) => isSaid(activity[part]))) return true;
  const children = activity['children'];
  return Array.isArray(children) && children.some((child) => hasRules(child as Record<string, unknown>));
}

/** An empty list or object says nothing. */
const isSaid = (value: unknown): boolean =>
  value !== undefined && value !== null && (typeof value !== 'object' || Object.keys(value).length > 0);
