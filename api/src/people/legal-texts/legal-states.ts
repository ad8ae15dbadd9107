import type { LegalVersion } from '@stoa/shared/contract/people/legal-texts.ts';
import type { LegalVersionRow } from './legal-texts.tables.ts';

type Dated = Pick<LegalVersionRow, 'number' | 'holdsFrom'>;

/** UTC, as the database counts days. */
export const today = (): string => new Date().toISOString().slice(0, 10);

export function inAYear(): string {
  const day = new Date();
  day.setUTCFullYear(day.getUTCFullYear() + 1);
  return day.toISOString().slice(0, 10);
}

const isLater = (one: Dated, other: Dated): boolean =>
  one.holdsFrom > other.holdsFrom || (one.holdsFrom === other.holdsFrom && one.number > other.number);

/** Of two that begin on one day, the one that was published last holds. */
export function versionInForce<V extends Dated>(versions: readonly V[], on = today()): V | undefined {
  const begun = versions.filter(({ holdsFrom }) => holdsFrom <= on);
  return begun.find((one) => !begun.some((other) => isLater(other, one)));
}

/** What takes over from a version, once its day comes. */
export function versionAfter<V extends Dated>(versions: readonly V[], one: Dated): V | undefined {
  const later = versions.filter((other) => isLater(other, one));
  return later.find((next) => !later.some((other) => isLater(next, other)));
}

export function stateOf(versions: readonly Dated[], one: Dated): LegalVersion['state'] {
  if (versionInForce(versions)?.number === one.number) return 'in_force';
  return one.holdsFrom > today() && !hasSuccessorThatDay(versions, one) ? 'upcoming' : 'over';
}

const hasSuccessorThatDay = (versions: readonly Dated[], one: Dated): boolean =>
  versions.some(({ number, holdsFrom }) => holdsFrom === one.holdsFrom && number > one.number);
