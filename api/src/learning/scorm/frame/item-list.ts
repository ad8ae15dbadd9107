import type { ScormItem } from '@stoa/shared/contract/teaching/scorm-packages.ts';

/** What can be shown, in the order of the organization. */
export const launchableIn = (items: readonly ScormItem[]): (ScormItem & { href: string })[] =>
  items.flatMap((item) => [...(item.href === null ? [] : [{ ...item, href: item.href }]), ...launchableIn(item.items)]);

interface Can {
  continue: boolean;
  previous: boolean;
  items: string[];
}

/** Without rules everything that a learner is shown can be gone to, and what is before and after. */
export function canFrom(items: readonly ScormItem[], identifier: string): Can {
  const list = launchableIn(items);
  const at = list.findIndex((item) => item.identifier === identifier);
  return {
    continue: at >= 0 && at < list.length - 1,
    previous: at > 0,
    items: list.filter((item) => item.is_visible).map((item) => item.identifier),
  };
}

/** The part to which a word leads; undefined: there is none. */
export function itemAfter(
  items: readonly ScormItem[],
  identifier: string | null,
  step: 'continue' | 'previous',
): (ScormItem & { href: string }) | undefined {
  const list = launchableIn(items);
  const at = list.findIndex((item) => item.identifier === identifier);
  return at < 0 ? undefined : list[at + (step === 'continue' ? 1 : -1)];
}
