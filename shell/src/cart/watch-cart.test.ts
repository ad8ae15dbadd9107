import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createEventBus } from '@stoa/shared/federation/event-bus.ts';
import { addToGuestCart, removeFromGuestCart } from '@stoa/shared/remote/cart/guest-cart.ts';
import { GUEST_CART } from '@stoa/shared/remote/cart/forget-guest-cart.ts';
import { guestSession } from '@stoa/shared/session/session-from.ts';
import { anId, aSession, aUser } from '@stoa/shared/testing/builders.ts';
import { createSessionStore } from '../session/session-store.ts';
import { cartCount } from './cart-count.ts';
import { watchCart } from './watch-cart.ts';

const rhea = aSession({ user: aUser({ id: anId(5) }) });
const light = { kind: 'course', slug: 'drawing-with-light' } as const;
const kept = { ...light, id: anId(100), added_at: '2026-11-25T03:00:00.000Z' };
const settled = () => new Promise((resolve) => setTimeout(resolve));
const shown = () => {
  const { count, hasGrown } = cartCount.getState();
  return [count, hasGrown];
};
let stop: () => void = () => undefined;

function setUp({ hasCart = true } = {}) {
  const sessionStore = createSessionStore();
  const events = createEventBus();
  const getCart = jest.fn(async () => ({ items: [kept] }));
  stop = watchCart({ api: { getCart }, sessionStore, events, hasCart: () => hasCart });
  return { sessionStore, events, getCart };
}

beforeEach(() => {
  window.localStorage.clear();
  cartCount.getState().become(0, { isNews: false });
});
afterEach(() => stop());

test('a guest’s cart is counted without asking anybody, and that it grew is news', async () => {
  addToGuestCart(light);
  const { events, getCart } = setUp();
  await settled();
  expect(shown()).toEqual([1, false]);
  addToGuestCart({ ...light, slug: 'another' });
  events.emit('cart-changed', {});
  await settled();
  expect(shown()).toEqual([2, true]);
  removeFromGuestCart([light]);
  events.emit('cart-changed', {});
  await settled();
  expect(shown()).toEqual([1, false]);
  expect(getCart).not.toHaveBeenCalled();
});

test('what another tab did shows here', async () => {
  setUp();
  addToGuestCart(light);
  window.dispatchEvent(new StorageEvent('storage', { key: GUEST_CART }));
  await settled();
  expect(shown()).toEqual([1, false]);
});

test('whoever logs in sees their own, together with what waits to be handed over', async () => {
  addToGuestCart(light);
  addToGuestCart({ ...light, slug: 'another' });
  const { sessionStore } = setUp();
  sessionStore.getState().become(rhea);
  await settled();
  expect(shown()).toEqual([2, false]);
});

test('with whoever leaves their cart goes, also while it is being counted', async () => {
  const { sessionStore, getCart } = setUp();
  sessionStore.getState().become(rhea);
  await settled();
  expect(shown()).toEqual([1, false]);
  let answer: (cart: Awaited<ReturnType<typeof getCart>>) => void = () => undefined;
  getCart.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  window.dispatchEvent(new Event('focus'));
  sessionStore.getState().become(guestSession);
  answer({ items: [kept] });
  await settled();
  expect(shown()).toEqual([0, false]);
});

test('a count that cannot be read leaves the one that is known', async () => {
  const { sessionStore, getCart } = setUp();
  sessionStore.getState().become(rhea);
  await settled();
  getCart.mockRejectedValueOnce(new Error('no line'));
  window.dispatchEvent(new Event('focus'));
  await settled();
  expect(shown()).toEqual([1, false]);
});

test('where the site has no cart nobody is asked', async () => {
  const { sessionStore, getCart } = setUp({ hasCart: false });
  sessionStore.getState().become(rhea);
  await settled();
  expect(getCart).not.toHaveBeenCalled();
});
