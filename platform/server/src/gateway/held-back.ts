import { isFromCopies, type HeldBack } from '@stoa/shared/platform-contract/gateways.ts';
import { Fault } from './check-version.ts';
import type { ServedRelease } from './served-release.ts';

type Held = Pick<ServedRelease, 'held'>;

const isSame = (one: HeldBack, other: HeldBack): boolean =>
  one.name === other.name &&
  one.version === other.version &&
  one.serving === other.serving &&
  one.fault === other.fault;

export const newlyHeld = (before: Held | undefined, { held }: Held): HeldBack[] =>
  held.filter((one) => !before?.held.some((known) => isSame(known, one)));
export const noLongerHeld = (before: Held | undefined, { held }: Held): HeldBack[] =>
  (before?.held ?? []).filter((one) => !held.some(({ name, version }) => name === one.name && version === one.version));
export const isSameHeld = (before: Held | undefined, now: Held): boolean =>
  before?.held.length === now.held.length && newlyHeld(before, now).length === 0;

/** What is wrong with versions, by release id. A misfit depends on the others and is judged anew. */
export const knownFaults = ({ held }: Held): Map<string, Fault> =>
  new Map(
    held
      .filter(({ fault }) => fault !== 'misfit')
      .map((one) => [`${one.name}@${one.version}`, new Fault(one.fault, one.why, { hasAll: isFromCopies(one) })]),
  );

export const sayHeld = (one: HeldBack): string =>
  isFromCopies(one)
    ? `${one.name} is still served from what is unaltered of ${one.version}; publish the same build again`
    : `${one.name} is held back at ${one.serving ?? 'nothing'}`;
