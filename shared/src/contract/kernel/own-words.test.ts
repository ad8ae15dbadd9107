import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { instant } from './primitives.ts';
import { ruleTextsFr } from './rule-texts-fr.ts';
import { monthRule, quotingRule, translateRule } from './rule.ts';

const french = (text: string) => translateRule(text, 'fr', ruleTextsFr);
const wordsFor = (schema: z.ZodType, input: unknown) =>
  schema.safeParse(input).error?.issues.map(({ message }) => message);

const kinds: [string, z.ZodType, unknown, string][] = [
  ['nothing', z.string(), undefined, 'Fill in this field.'],
  ['null', z.string(), null, 'Fill in this field.'],
  ['no text', z.string(), 5, 'Enter a text.'],
  ['no number', z.number(), 'x', 'Enter a number.'],
  ['not even a number', z.coerce.number(), 'x', 'Enter a number.'],
  ['a broken number', z.int(), 1.5, 'Enter a whole number.'],
  ['no date', z.date(), 'x', 'Enter a date and a time.'],
  ['no choice', z.boolean(), 'x', 'This value is not valid.'],
  ['no list', z.array(z.string()), 'x', 'This value is not valid.'],
  ['an empty text', z.string().min(1), '', 'Fill in this field.'],
  ['a short text', z.string().min(3), 'x', 'Write at least 3 characters.'],
  ['a long text', z.string().max(1_000), 'x'.repeat(1_001), 'Write at most 1,000 characters.'],
  ['a text of the wrong length', z.string().length(3), 'x', 'Write exactly 3 characters.'],
  ['a letter too many', z.string().max(1), 'xx', 'Write one character at most.'],
  ['a small number', z.number().min(3), 2, 'Enter a number of at least 3.'],
  ['a number on the lower bound', z.number().gt(0.5), 0.5, 'Enter a number above 0.5.'],
  ['a large number', z.number().max(-3), 2, 'Enter a number of at most -3.'],
  ['a number on the upper bound', z.number().lt(3), 3, 'Enter a number below 3.'],
  ['an odd number', z.number().multipleOf(5), 3, 'Enter a multiple of 5.'],
  ['an empty list', z.array(z.string()).min(1), [], 'Choose at least one.'],
  ['a short list', z.array(z.string()).min(2), ['x'], 'Choose at least 2.'],
  ['a long list', z.array(z.string()).max(1), ['x', 'y'], 'Choose at most 1.'],
  ['a list of the wrong length', z.array(z.string()).length(2), ['x'], 'Choose exactly 2.'],
  ['a set', z.set(z.string()).max(0), new Set(['x']), 'Choose at most 0.'],
  ['an early date', z.date().min(new Date()), new Date(0), 'Enter a later date.'],
  ['a late date', z.date().max(new Date(0)), new Date(), 'Enter an earlier date.'],
  ['no uuid', z.uuid(), 'x', 'This value is not valid.'],
  ['no address', z.url(), 'x', 'Enter a web address such as https://example.com.'],
  ['no email address', z.email(), 'x', 'Enter an email address such as name@example.com.'],
  ['no instant', z.iso.datetime(), 'x', 'Enter a date and a time.'],
  ['no day', z.iso.date(), 'x', 'Enter a date.'],
  ['no hour', z.iso.time(), 'x', 'Enter a time.'],
  ['no match', z.string().regex(/y/), 'x', 'This value is not valid.'],
  ['no beginning', z.string().startsWith('y'), 'x', 'This value is not valid.'],
  ['none of the words', z.enum(['a', 'b']), 'x', 'Choose one of the options.'],
  ['not the word', z.literal('a'), 'x', 'Choose one of the options.'],
  ['none of two', z.union([z.string(), z.number()]), true, 'This value is not valid.'],
  [
    'neither',
    z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') })]),
    { kind: 'x' },
    'This value is not valid.',
  ],
  ['a wrong key', z.record(z.uuid(), z.string()), { x: 'y' }, 'This value is not valid.'],
  ['what is refused without words', z.string().refine(() => false), 'x', 'This value is not valid.'],
];
test.each(kinds)('%s is told in our words, and in French', (_, schema, input, words) => {
  expect(wordsFor(schema, input)).toEqual([words]);
  expect(french(words)).not.toBe(words);
});

test('whoever writes settings is told which key does not belong there', () => {
  expect(wordsFor(z.strictObject({}), { help: 1, desk: 2 })).toEqual(['must not hold help, desk']);
});

test('numbers are written as the language writes them', () => {
  expect(french('Write at most 1,000 characters.')).toMatch(/^Écrivez au plus 1\s000 caractères\.$/);
  expect(french('Enter a number above 0.5.')).toBe('Saisissez un nombre supérieur à 0,5.');
});

test('there was no year 0', () => {
  expect(wordsFor(instant, '0000-01-01T00:00:00.000Z')).toEqual(['Enter a date and a time.']);
  expect(wordsFor(instant, '0001-01-01T00:00:00.000Z')).toBeUndefined();
});

const LONG = 'x'.repeat(200_000);
const leaves = [
  undefined,
  null,
  '',
  'x',
  ' ',
  LONG,
  'X Y',
  -1,
  0,
  1.5,
  1e15,
  Number.NaN,
  true,
  [],
  {},
  { kind: 'x' },
  '0000-01-01T00:00:00Z',
  'http://x',
];

/** What is wrong for a schema, here or somewhere below. */
function wrongFor(schema: z.core.$ZodType, depth = 0): unknown[] {
  if (depth > 6) return leaves;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return [
        ...leaves,
        { unknown: 1 },
        ...Object.entries(def.shape).flatMap(([key, part]) =>
          wrongFor(part, depth + 1).map((wrong) => ({ [key]: wrong })),
        ),
      ];
    case 'array':
      return [
        ...leaves,
        Array.from({ length: 2_000 }, () => 'x'),
        ...wrongFor(def.element, depth + 1).map((wrong) => [wrong]),
      ];
    case 'record':
      return [...leaves, ...wrongFor(def.valueType, depth + 1).map((wrong) => ({ x: wrong }))];
    case 'union':
      return def.options.flatMap((option) => withKind(option, wrongFor(option, depth + 1)));
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return wrongFor(def.innerType, depth + 1);
    case 'pipe':
      return [...wrongFor(def.in, depth + 1), ...wrongFor(def.out, depth + 1)];
    default:
      return leaves;
  }
}

/** The literals of one of several shapes, so that its other fields are looked at. */
function withKind(option: z.core.$ZodType, wrongs: unknown[]): unknown[] {
  const { def } = (option as z.core.$ZodTypes)._zod;
  if (def.type !== 'object') return wrongs;
  const literals = Object.entries(def.shape).flatMap(([key, part]) => {
    const inner = (part as z.core.$ZodTypes)._zod.def;
    return inner.type === 'literal' ? [[key, inner.values[0]] as const] : [];
  });
  const kind = Object.fromEntries(literals);
  return [
    ...wrongs,
    ...wrongs.map((wrong) => (typeof wrong === 'object' && !Array.isArray(wrong) ? { ...kind, ...wrong } : wrong)),
  ];
}

test.each(['SAVE20', "L'ÉTÉ", '$&', '{n}'])('what was typed (%s) is quoted as it is in every language', (typed) => {
  const said = quotingRule("The coupon code '{text}' is invalid.", typed);
  expect(said).toBe(`The coupon code '${typed}' is invalid.`);
  expect(french(said)).toBe(`Le code de réduction « ${typed} » n’est pas valable.`);
});

test.each(['2026-01', '2026-08', '2031-12'])('a month (%s) is named in every language', (month) => {
  const rule =
    'Three coupons of this course are active in {month} already. Take one out of use, or choose another month.';
  const said = monthRule(rule, month);
  const name = (locale: string) =>
    new Date(`${month}-01`).toLocaleString(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  expect(said).toContain(`active in ${name('en')} already`);
  expect(french(said)).toContain(`déjà actifs en ${name('fr')}.`);
});

const parts = Object.entries(endpoints as Record<string, Endpoint>).flatMap(([name, { params, query, body }]) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) => (schema ? [[name, part, schema] as const] : [])),
);
test.each(parts)(
  'whatever is wrong with what %s takes (%s) is told in words that have their French',
  (_name, _part, schema) => {
    const said = new Set(wrongFor(schema).flatMap((wrong) => wordsFor(schema, wrong) ?? []));
    expect([...said].filter((text) => french(text) === text)).toEqual([]);
  },
);
