import { toMajor, toMinor } from '@stoa/shared/contract/kernel/currencies.ts';
import { MOST_HOURS, type PlannerWish } from './planner-wish.ts';

/** The form as it is typed. */
export interface PlannerValues {
  skills: string[];
  hours: string;
  budget: string;
  currency: string;
  until: string;
}

export type PlannerField = keyof PlannerValues;

export const valuesOf = ({ skills, hours, budget, currency, until }: PlannerWish): PlannerValues => ({
  ...{ skills, hours: String(hours), currency, until },
  budget: budget === null ? '' : String(toMajor(budget, currency)),
});

/** Which fields cannot be planned with. */
export function findWrong({ skills, hours, budget, until }: PlannerValues, today: string): PlannerField[] {
  const wrong: PlannerField[] = [];
  if (skills.length === 0) wrong.push('skills');
  if (!/^\d+$/.test(hours.trim()) || Number(hours) < 1 || Number(hours) > MOST_HOURS) wrong.push('hours');
  if (readBudget(budget) === undefined) wrong.push('budget');
  if (until !== '' && until < today) wrong.push('until');
  return wrong;
}

/** A comma is a decimal point here too; null: no limit. */
function readBudget(text: string): number | null | undefined {
  const plain = text.trim().replace(',', '.');
  if (plain === '') return null;
  return /^\d{1,9}(\.\d{1,3})?$/.test(plain) ? Number(plain) : undefined;
}

/** What was swapped by hand belongs to the wish before. */
export function wishOf({ skills, hours, budget, currency, until }: PlannerValues): PlannerWish {
  const major = readBudget(budget) ?? null;
  return {
    ...{ skills, hours: Number(hours), currency, until, including: [], excluding: [] },
    budget: major === null ? null : toMinor(major, currency),
  };
}
