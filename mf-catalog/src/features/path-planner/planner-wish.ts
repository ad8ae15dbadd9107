import { isId } from '@stoa/shared/contract/kernel/is-id.ts';
import { currencyCodes } from '@stoa/shared/contract/kernel/currencies.ts';
import { MOST_PLANNED_SKILLS } from '@stoa/shared/contract/market/path-planner-words.ts';

export const MOST_HOURS = 60;

/** What a plan is made for, exactly as the URL says it. */
export interface PlannerWish {
  /** Ids. */
  skills: string[];
  /** Hours a week. */
  hours: number;
  currency: string;
  /** Minor units; null: no limit. */
  budget: number | null;
  /** The last day, `2026-11-24`; '': none. */
  until: string;
  /** Ids of courses that were put into the plan and taken out of it by hand. */
  including: string[];
  excluding: string[];
}

export const noWish: PlannerWish = {
  ...{ skills: [], hours: 3, currency: 'USD', budget: null, until: '', including: [], excluding: [] },
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Reads a query string; what means nothing is left out. */
export function readWish(search: URLSearchParams): PlannerWish {
  const ids = (key: string) => [...new Set((search.get(key) ?? '').split(',').filter(isId))];
  const hours = Math.floor(Number(search.get('hours')));
  const currency = search.get('currency') ?? '';
  const until = search.get('until') ?? '';
  return {
    skills: ids('skills').slice(0, MOST_PLANNED_SKILLS),
    hours: hours >= 1 && hours <= MOST_HOURS ? hours : noWish.hours,
    currency: currencyCodes.includes(currency) ? currency : noWish.currency,
    budget: /^\d{1,12}$/.test(search.get('budget') ?? '') ? Number(search.get('budget')) : null,
    until: DAY.test(until) && !Number.isNaN(Date.parse(until)) ? until : '',
    including: ids('including'),
    excluding: ids('excluding'),
  };
}

/** Writes only what differs from `noWish`. */
export function writeWish(wish: PlannerWish): URLSearchParams {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(wish)) {
    const none = noWish[key as keyof PlannerWish];
    if (String(value) !== String(none)) search.set(key, String(value));
  }
  return search;
}
