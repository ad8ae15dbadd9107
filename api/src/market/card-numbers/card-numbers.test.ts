import { expect, test } from '@jest/globals';
import { findCardNumber } from './card-numbers.ts';

test.each([
  ['4242424242424242'],
  ['4242 4242 4242 4242'],
  ['4242-4242-4242-4242'],
  ['my card is 4000000000000002, thanks'],
  [4242424242424242],
  [{ card: { number: '378282246310005' } }],
  [{ items: [{ '4242424242424242': true }] }],
  ['tok_4242424242424242'],
])('%j holds the number of a card', (sent) => {
  expect(findCardNumber(sent)).toBeDefined();
});

test.each([
  ['4242424242424241'],
  ['424242424242'],
  ['ST-7K2M-9QXD'],
  ['0193a1f2-7c1e-7d4e-9b0a-1234567890ab'],
  [{ amount_minor: 2400, key: '2f1c9a4e-3b7d-4c1e-8f0a-9d8e7c6b5a40' }],
  ['42424242-4242-4242-8000-000000000000'],
  ['tok_4242424242424242abcd'],
  [null],
  ['12345678901234567890123'],
])('%j does not', (sent) => {
  expect(findCardNumber(sent)).toBeUndefined();
});

test.each([
  [{ reference: '4242424242424242' }, 'reference'],
  [{ items: [{ id: 1 }, { note: 'my card: 4242 4242 4242 4242' }] }, 'items.1.note'],
  [{ items: { '4242424242424242': true } }, 'items'],
])('%j: the field is named, and the number is not', (sent, field) => {
  expect(findCardNumber(sent)).toBe(field);
});

test('another number of a bank can be written so that it is none of a card', () => {
  expect(findCardNumber('4242 4242/4242 4242')).toBeUndefined();
});
