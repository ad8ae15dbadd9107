import { expect, test } from '@jest/globals';
import { nameOf } from './name-of.ts';

const nothing = { firstName: undefined, lastName: undefined, name: undefined, email: 'ada@example.org' };

test.each([
  [{ firstName: 'Ada', lastName: 'Byron', name: 'Countess' }, 'Ada', 'Byron'],
  [{ name: 'Ada King Lovelace' }, 'Ada King', 'Lovelace'],
  [{ name: 'Plato' }, 'Plato', ''],
  [{ firstName: 'Ada', name: 'Ada Byron' }, 'Ada', ''],
  [{}, 'ada', ''],
  [{ name: 'a'.repeat(80) }, 'a'.repeat(60), ''],
  [{ firstName: `${'a'.repeat(59)} b` }, 'a'.repeat(59), ''],
])('%j is called %s %s', (given, firstName, lastName) => {
  expect(nameOf({ ...nothing, ...given })).toEqual({ firstName, lastName });
});
