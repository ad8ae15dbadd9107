import type { CartEntry } from '../../contract/market/cart.ts';
import { cartKinds, type LeftOutReason, MOST_ITEMS } from '../../contract/market/cart-words.ts';
import { GUEST_CART } from './forget-guest-cart.ts';

/**
 * What a guest has put aside, kept in this browser until they log in: the shell then hands it to the server. Every tab
 * sees the same; what another one has changed is told by the `storage` event, and within this page by `cart-changed`, which
 * whoever changes it emits.
 */

export const isSameEntry = (one: CartEntry, other: CartEntry): boolean =>
  one.kind === other.kind && one.slug === other.slug;

let seen: { text: string | null; entries: readonly CartEntry[] } = { text: null, entries: [] };

/** Oldest first. The same array until it changes: fit for `useSyncExternalStore`. */
export function readGuestCart(): readonly CartEntry[] {
  const text = keptText();
  if (text !== seen.text) seen = { text, entries: entriesIn(text) };
  return seen.entries;
}

/** Gives why it was not added; undefined where it is in. @throws where the browser keeps nothing */
export function addToGuestCart(entry: CartEntry): LeftOutReason | undefined {
  const entries = readGuestCart();
  if (entries.some((other) => isSameEntry(other, entry))) return undefined;
  if (entries.length >= MOST_ITEMS) return 'no_room';
  write([...entries, entry]);
  return undefined;
}

export function removeFromGuestCart(removed: readonly CartEntry[]): void {
  const entries = readGuestCart();
  const kept = entries.filter((entry) => !removed.some((other) => isSameEntry(other, entry)));
  if (kept.length < entries.length) write(kept);
}

/** A person's cart, and behind it what waits in this browser to be handed over: it is theirs from the moment they log in. */
export const withGuestCart = <T extends CartEntry>(
  items: readonly T[],
  guest: readonly CartEntry[],
): (T | CartEntry)[] => [...items, ...guest.filter((entry) => !items.some((other) => isSameEntry(other, entry)))];

/** Calls back when another tab has changed it. Returns the end of it. */
export function watchGuestCart(onChange: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    // Without a key all of the storage was cleared.
    if (key === GUEST_CART || key === null) onChange();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

const write = (entries: readonly CartEntry[]): void =>
  window.localStorage.setItem(
    GUEST_CART,
    JSON.stringify(entries.map(({ kind, slug }) => ({ kind, slug }) satisfies CartEntry)),
  );

function keptText(): string | null {
  try {
    return window.localStorage.getItem(GUEST_CART);
  } catch {
    return null;
  }
}

/** Whatever stands there: anybody may have written it. */
function entriesIn(text: string | null): CartEntry[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(kept)) return [];
    const entries = kept.filter(isEntry);
    const isFirst = (entry: CartEntry, at: number) => entries.findIndex((other) => isSameEntry(other, entry)) === at;
    return entries.filter(isFirst).slice(0, MOST_ITEMS);
  } catch {
    return [];
  }
}

const SLUG = /^[a-z0-9-]{1,120}$/;

function isEntry(value: unknown): value is CartEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, slug } = value as Partial<CartEntry>;
  return cartKinds.some((one) => one === kind) && typeof slug === 'string' && SLUG.test(slug);
}
