import { expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { ApiError } from '../http/api-error.ts';
import { useBrokenRule, useBrokenRules } from './use-broken-rule.ts';

const broken = new ApiError('?', {
  code: 'invalid',
  status: 422,
  fieldErrors: { coupon: ['It has ended.'], 'items.0': ['It is yours.'] },
});
const closed = new ApiError('?', { code: 'payments_closed', status: 503 });
const words = <T>(useWords: () => T): T => renderHook(useWords).result.current;

test('the first rule that a call broke is said, and not what every screen says', () => {
  expect(words(useBrokenRule)(broken, { invalid: 'Look again.' })).toBe('It has ended.');
  expect(words(useBrokenRules)(broken)).toEqual(['It has ended.', 'It is yours.']);
});

test('a call that broke no rule is refused in the words of who asks, or of every screen', () => {
  const brokenRule = words(useBrokenRule);
  expect(brokenRule(closed, { payments_closed: 'Not today.' })).toBe('Not today.');
  expect(brokenRule(new ApiError('?', { code: 'forbidden', status: 403 }))).toBe(
    'Your account is not allowed to do this.',
  );
  expect(words(useBrokenRules)(closed)).toEqual([]);
});
