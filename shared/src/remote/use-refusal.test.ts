import { expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { ApiError, type ApiErrorCode } from '../http/api-error.ts';
import { createMessages } from '../i18n/create-messages.ts';
import { useRefusal } from './use-refusal.ts';

const ofReview = {
  'refused.own_course': 'Not your own.',
  'refused.conflict': 'Full: {most, number} at most.',
} as const;
const ofBuilder = { 'refused.slug_taken': 'Taken.', 'refused.own_course': 'Somebody else’s.' } as const;
const none = { fr: async () => ({ fr: {} }) as never };
const useReviewText = createMessages(ofReview, none);
const useBuilderText = createMessages(ofBuilder, none);

const because = (code: ApiErrorCode) => new ApiError('?', { code, status: 409 });
const words = <T>(useWords: () => T): T => renderHook(useWords).result.current;

test('a refusal that is expected is told in the words of its bundle, any other as on every screen', () => {
  const refusal = words(() => useRefusal(useReviewText(), ['own_course']));
  expect(refusal(because('own_course'))).toBe('Not your own.');
  expect(refusal(because('forbidden'))).toBe('Your account is not allowed to do this.');
  expect(refusal(new TypeError('x is undefined'))).toBe(refusal(because('internal')));
});

test('who knows more of it has the last word', () => {
  const refusal = words(() => useRefusal(useReviewText(), ['own_course']));
  expect(refusal(because('own_course'), { own_course: 'Ask Ada.' })).toBe('Ask Ada.');
  expect(refusal(because('not_found'), { not_found: 'It is gone.' })).toBe('It is gone.');
});

test('what one bundle does not say, another may', () => {
  const refusal = words(() =>
    useRefusal(useReviewText(), ['own_course'], useRefusal(useBuilderText(), ['slug_taken', 'own_course'])),
  );
  expect(refusal(because('slug_taken'))).toBe('Taken.');
  expect(refusal(because('own_course'))).toBe('Not your own.');
});

test('a text that needs a value is given it', () => {
  const refusal = words(() => {
    const t = useReviewText();
    return useRefusal((key) => t(key, { most: 30 }), ['conflict']);
  });
  expect(refusal(because('conflict'))).toBe('Full: 30 at most.');
});
