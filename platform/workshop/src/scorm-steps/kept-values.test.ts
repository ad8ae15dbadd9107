import { expect, test } from '@jest/globals';
import { isEnded, keptValues } from './kept-values.ts';
import type { Step } from './step-files.ts';

const set = (element: string, value: string, returned = 'true') => ({
  step: { method: 'SetValue', element, value } satisfies Step,
  answer: { returned, errorCode: returned === 'true' ? '0' : '405' },
});

test('what must come back is the last value of each element that was taken and can be read', () => {
  const taken = [
    set('cmi.location', 'page 1'),
    set('cmi.location', 'page 2'),
    set('cmi.score.scaled', '7', 'false'),
    set('cmi.exit', 'suspend'),
    set('adl.nav.request', 'continue'),
  ];
  expect([...keptValues('2004', taken)]).toEqual([['cmi.location', 'page 2']]);
});

test('a 1.2 SCO cannot read its interactions', () => {
  expect([...keptValues('1.2', [set('cmi.interactions.0.id', 'a'), set('cmi.suspend_data', 'x')])]).toEqual([
    ['cmi.suspend_data', 'x'],
  ]);
});

test('a visit is over when its SCO has ended it, not when that was refused', () => {
  const terminate = (returned: string) => ({
    step: { method: 'Terminate' } satisfies Step,
    answer: { returned, errorCode: '0' },
  });
  expect(isEnded([terminate('false')])).toBe(false);
  expect(isEnded([terminate('true')])).toBe(true);
});
