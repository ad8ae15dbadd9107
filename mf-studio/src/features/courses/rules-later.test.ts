import { afterEach, expect, jest, test } from '@jest/globals';
import { z, type ZodType } from 'zod';
import { rulesLater } from './rules-later.ts';

const rules = z.object({ name: z.string().min(5, 'too_short') });
const ask = async (load: () => Promise<ZodType>) => {
  const { resolver } = rulesLater<{ name: string }>(load);
  return resolver({ name: 'Abc' }, undefined, { fields: {}, shouldUseNativeValidation: false });
};
const passed = { values: { name: 'Abc' }, errors: {} };

afterEach(() => void jest.useRealTimers());

test('rules that have come are applied', async () => {
  expect(await ask(async () => rules)).toMatchObject({ errors: { name: { message: 'too_short' } } });
});

test('where the rules cannot be had, the API checks', async () => {
  expect(await ask(() => Promise.reject(new Error('lost')))).toEqual(passed);
});

test('nobody waits for rules that hang longer than for three seconds', async () => {
  jest.useFakeTimers();
  const answer = jest.fn();
  void ask(() => new Promise(() => undefined)).then(answer);
  await jest.advanceTimersByTimeAsync(2_900);
  expect(answer).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(answer).toHaveBeenCalledWith(passed);
});

test('a rule that fails by itself lets nothing pass', async () => {
  const broken = z.object({ name: z.string().refine(() => JSON.parse('{')) });
  await expect(ask(async () => broken)).rejects.toThrow(SyntaxError);
});

test('they are loaded once, before they are asked where someone begins; after a failure anew', async () => {
  const load = jest.fn<() => Promise<ZodType>>().mockRejectedValueOnce(new Error('lost')).mockResolvedValue(rules);
  const { resolver, begin } = rulesLater<{ name: string }>(load);
  const check = () => resolver({ name: 'Abc' }, undefined, { fields: {}, shouldUseNativeValidation: false });
  begin();
  expect(await check()).toEqual(passed);
  await check();
  expect(await check()).toHaveProperty('errors.name');
  expect(load).toHaveBeenCalledTimes(2);
});
