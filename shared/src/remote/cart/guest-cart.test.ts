import { beforeEach, expect, jest, test } from '@jest/globals';
import { MOST_ITEMS } from '../../contract/market/cart-words.ts';
import { forgetGuestCart, GUEST_CART } from './forget-guest-cart.ts';
import { addToGuestCart, readGuestCart, removeFromGuestCart, watchGuestCart } from './guest-cart.ts';

const light = { kind: 'course', slug: 'drawing-with-light' } as const;
const path = { kind: 'learning_path', slug: 'drawing-with-light' } as const;
const many = Array.from({ length: MOST_ITEMS + 1 }, (_, at) => ({ kind: 'course' as const, slug: `course-${at}` }));
const keep = (text: string) => window.localStorage.setItem(GUEST_CART, text);

beforeEach(() => window.localStorage.clear());

test('what is put in stands there in its order, once', () => {
  for (const entry of [path, light, path]) expect(addToGuestCart(entry)).toBeUndefined();
  expect(readGuestCart()).toEqual([path, light]);
  expect(readGuestCart()).toBe(readGuestCart());
  removeFromGuestCart([path]);
  expect(readGuestCart()).toEqual([light]);
});

test('it holds as many as are paid for at once', () => {
  expect(many.map(addToGuestCart)).toEqual([...many.slice(1).map(() => undefined), 'no_room']);
  expect(readGuestCart()).toHaveLength(MOST_ITEMS);
  // What is in is in, also when it is full.
  expect(addToGuestCart(many[0]!)).toBeUndefined();
});

test.each([
  ['no text of its kind', '{{{', []],
  ['no list', '{"kind":"course","slug":"light"}', []],
  ['entries of no use', '[null, 7, {"kind":"plan","slug":"gold"}, {"kind":"course","slug":"../x"}]', []],
  [
    'one twice, and more than is known of it',
    '[{"kind":"course","slug":"a","price":0},{"kind":"course","slug":"a"}]',
    1,
  ],
  ['too many', JSON.stringify(many), MOST_ITEMS],
])('it believes nothing that the storage says: %s', (_, text, expected) => {
  keep(text);
  if (typeof expected === 'number') expect(readGuestCart()).toHaveLength(expected);
  else expect(readGuestCart()).toEqual(expected);
  // And can be used again at once.
  removeFromGuestCart(readGuestCart());
  expect(addToGuestCart(light)).toBeUndefined();
  expect(readGuestCart()).toEqual([light]);
  expect(JSON.parse(window.localStorage.getItem(GUEST_CART)!)).toEqual([light]);
});

test('other tabs tell of changes, also when all is cleared', () => {
  const heard = jest.fn();
  const stop = watchGuestCart(heard);
  const tell = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
  tell('something-else');
  expect(heard).not.toHaveBeenCalled();
  tell(GUEST_CART);
  tell(null);
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  tell(GUEST_CART);
  expect(heard).toHaveBeenCalledTimes(2);
});

test('where the browser keeps nothing it is empty, and says so when something is put in', () => {
  const forbid = () => {
    throw new DOMException('Forbidden', 'SecurityError');
  };
  const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(forbid);
  expect(readGuestCart()).toEqual([]);
  expect(() => addToGuestCart(light)).toThrow();
  forgetGuestCart();
  storage.mockRestore();
});
