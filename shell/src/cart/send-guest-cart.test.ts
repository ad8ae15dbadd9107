import { beforeEach, expect, test } from '@jest/globals';
import { createApi } from '@stoa/shared/http/api.ts';
import { addToGuestCart, readGuestCart } from '@stoa/shared/remote/cart/guest-cart.ts';
import { anId, aUser } from '@stoa/shared/testing/builders.ts';
import { noLine, refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { createFakePlatform } from '@stoa/shared/testing/fake-platform.ts';
import { sendGuestCart } from './send-guest-cart.ts';

const rhea = anId(5);
const light = { kind: 'course', slug: 'drawing-with-light' } as const;
const path = { kind: 'learning_path', slug: 'seeing-light' } as const;
const taken = { items: [], left_out: [] };

function setUp(addToCart: Replies['addToCart'] = taken) {
  for (const entry of [light, path]) addToGuestCart(entry);
  const fake = createFakePlatform({ session: { user: aUser({ id: rhea }) }, replies: { addToCart } });
  const send = () => sendGuestCart(rhea, { ...fake.platform, api: createApi(fake.platform.http) });
  return { fake, send };
}

beforeEach(() => window.localStorage.clear());

test('what a guest put aside goes to the server, is forgotten here, and screens hear of it', async () => {
  const { fake, send } = setUp();
  await send();
  expect(fake.calls.map(({ body }) => body)).toEqual([{ items: [light, path] }]);
  expect(readGuestCart()).toEqual([]);
  expect(fake.events).toEqual([{ name: 'cart-changed', detail: {} }]);
  expect(fake.toasts).toEqual([]);
});

test.each([['unavailable'], ['no line']] as const)('without an answer it stays here (%s)', async (why) => {
  const { fake, send } = setUp(() => {
    throw why === 'no line' ? noLine() : refusal(why);
  });
  await expect(send()).rejects.toThrow();
  expect(readGuestCart()).toEqual([light, path]);
  expect(fake.events).toEqual([]);
});

test('who finds their cart full hears how much was left out; what is not sold any more is dropped', async () => {
  const { fake, send } = setUp({
    items: [],
    left_out: [
      { ...light, reason: 'no_room' },
      { ...path, reason: 'unknown' },
    ],
  });
  await send();
  expect(readGuestCart()).toEqual([]);
  expect(fake.toasts.map(({ message }) => message)).toEqual([
    'Your cart is full: one thing that you added before you logged in was left out.',
  ]);
});

test('what the server will never take is not sent for ever, and the operators hear of it', async () => {
  const { fake, send } = setUp(() => {
    throw refusal('invalid');
  });
  await send();
  expect(readGuestCart()).toEqual([]);
  expect(fake.errors).toHaveLength(1);
});

test('what is here once they have left is a guest’s', async () => {
  const { fake, send } = setUp(() => {
    fake.setSession(undefined);
    return taken;
  });
  await send();
  expect(readGuestCart()).toEqual([light, path]);
  expect(fake.events).toEqual([]);
});
