import type { ChannelDocument } from '@stoa/shared/platform-contract/channels.ts';
import { misfits } from './misfits.ts';
import type { ChangeQuestion, Release } from './plan-change.ts';

type Live = ChannelDocument['live'];
type Asked = Pick<ChangeQuestion, 'document' | 'find'>;

/** As `misfit` is limited in the contract. */
const MOST_LETTERS = 500;

/**
 * What a rollback brings back is on the page first, and what clashes with it is held back: each such version carries the
 * reason, and gateways give another one in its place. What was held back, and fits by now, is so no more. Pure.
 */
export function holdBackMisfits({ document, find }: Asked, live: Live, broughtBack?: Release): Live {
  const today = new Set(misfits({ find }, document.live).map(({ message }) => message));
  const settled: Live = { ...live };
  const page = stablePage(live, broughtBack ? ['shell', broughtBack.name] : ['shell']);
  const why = (message: string): string =>
    (broughtBack
      ? `It cannot be on a page with ${broughtBack.name}@${broughtBack.version}, which a rollback brought back: ${message}`
      : message
    ).slice(0, MOST_LETTERS);
  /** What this version would bring that the page does not have without it. */
  const misfitOf = (name: string, version: string, known: string | undefined): string | undefined => {
    const one = { ...live[name]!, version, canary: null };
    const before = new Set(misfits({ find }, page).map(({ message }) => message));
    const brought = misfits({ find }, { ...page, [name]: one }).filter(({ message }) => !before.has(message));
    // What pages live with today is no reason to take a remote from them; but what is held back, they do not have.
    const [found] = known === undefined ? brought.filter(({ message }) => !today.has(message)) : brought;
    return found && (known ?? why(found.message));
  };

  for (const name of inOrder(live).filter((one) => !(one in page))) {
    const { misfit: known, ...one } = live[name]!;
    const misfit = misfitOf(name, one.version, known);
    settled[name] = { ...one, ...(misfit !== undefined && { misfit }) };
    if (misfit === undefined) page[name] = { ...one, canary: null };
  }
  for (const name of Object.keys(live)) {
    const { canary } = settled[name]!;
    if (!canary) continue;
    const { misfit: known, ...one } = canary;
    const misfit = misfitOf(name, one.version, known);
    settled[name] = { ...settled[name]!, canary: { ...one, ...(misfit !== undefined && { misfit }) } };
  }
  return settled;
}

export const isHoldingBack = (live: Live): boolean =>
  Object.values(live).some(({ misfit, canary }) => misfit !== undefined || canary?.misfit !== undefined);

/** These remotes as everyone has them. */
export const stablePage = (live: Live, names: readonly string[]): Live =>
  Object.fromEntries(names.flatMap((name) => (live[name] ? [[name, { ...live[name], canary: null }]] : [])));

/** The longest live first, so that of two that clash the newer one waits; what is held back, last. */
const inOrder = (live: Live): string[] =>
  Object.keys(live).sort((one, other) => {
    const [left, right] = [live[one]!, live[other]!];
    const isHeld = Number(left.misfit !== undefined) - Number(right.misfit !== undefined);
    return isHeld || left.since.localeCompare(right.since);
  });
