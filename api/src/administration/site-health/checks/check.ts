import type { Measure, SiteCheck } from '@stoa/shared/contract/administration/site-health.ts';
import type { HealthReason, HealthState, MeasureName } from '@stoa/shared/contract/administration/site-health-words.ts';
import type { Context } from '../../../kernel/context.ts';

export type Finding = Pick<SiteCheck, 'state' | 'reason' | 'measures'>;

/** Looks at one part of the site. It need not end: whoever asks waits for so long and no longer. */
export type Check = (context: Context) => Promise<Finding>;

/** Something that is not as it should be, where it holds. */
type Sign = [isSo: boolean, state: Exclude<HealthState, 'fine'>, reason: HealthReason];

/** The first sign that holds, so the worst stands first. */
export function judge(signs: readonly Sign[], measures: Measure[]): Finding {
  const [, state, reason] = signs.find(([isSo]) => isSo) ?? [true, 'fine' as const, 'fine' as const];
  return { state, reason, measures };
}

const measuredIn =
  (unit: Measure['unit']) =>
  (name: MeasureName, value: Measure['value']): Measure => ({ name, unit, value });

export const count = measuredIn('count');
export const bytes = measuredIn('bytes');
export const ms = measuredIn('ms');
export const seconds = measuredIn('seconds');
export const instant = measuredIn('instant');
