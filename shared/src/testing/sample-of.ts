import type { z } from 'zod';

/** The part of zod's own description of a schema that is read here. */
interface Definition {
  type: string;
  innerType?: z.ZodType;
  element?: z.ZodType;
  shape?: Record<string, z.ZodType>;
  options?: readonly z.ZodType[];
  items?: readonly z.ZodType[];
  entries?: Record<string, string | number>;
  values?: readonly unknown[];
  keyType?: z.ZodType;
  valueType?: z.ZodType;
  left?: z.ZodType;
  right?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  getter?: () => z.ZodType;
}

interface Place {
  /** Name of the field. */
  key: string;
  /** Position in the nearest list. */
  index: number;
  depth: number;
  /** Of the site, for fields that take whole addresses only. */
  origin: string;
}

const MAX_DEPTH = 9;
const MANY = 3;
/** Every picture, film and document of a sample; who serves samples serves this, too. */
export const SAMPLE_FILE = '/sample.svg';

const id = (index: number) => `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`;
const words = ({ index }: Place) => `Sample ${index + 1}`;

/** Texts that a screen hands on to the browser's own formatting, which takes no others. */
const formal: readonly (readonly [key: RegExp, text: string])[] = [
  [/currency/, 'USD'],
  [/lang|locale/, 'en'],
  [/time_?zone|^zone$/, 'Europe/Berlin'],
  [/country/, 'DE'],
  [/(_at|_on|date|_from|_until)$/, '2026-03-02T09:00:00.000Z'],
];

/** The first of these that a schema takes is its sample. */
const texts = (place: Place): string[] => [
  ...(/url|image|src|poster|href/.test(place.key) ? [SAMPLE_FILE, `${place.origin}${SAMPLE_FILE}`] : []),
  ...(/slug/.test(place.key) ? [`sample-${place.index + 1}`] : []),
  ...formal.filter(([key]) => key.test(place.key)).map(([, text]) => text),
  words(place),
  id(place.index),
  '2026-03-02T09:00:00.000Z',
  '2026-03-02',
  '09:00',
  'sample@example.test',
  `${place.origin}${SAMPLE_FILE}`,
  `https://example.org/sample-${place.index + 1}`,
  `/sample-${place.index + 1}`,
  `sample-${place.index + 1}`,
  'sample',
  'A sample of a longer text. '.repeat(8).trim(),
  '1.0.0',
  'USD',
  'EN',
  'en',
  'Europe/Berlin',
  '#336699',
  '7K3MQ9X2V4TBH5RD',
  '0123456789abcdef',
  '1',
];
const numbers = ({ index }: Place): number[] => [index + 1, 1, 0, 10, 50, 100, 1_000, 0.5];

const firstFitting = (schema: z.ZodType, candidates: readonly unknown[]): unknown =>
  candidates.find((candidate) => schema.safeParse(candidate).success);

/**
 * A value that a schema takes: lists of three, every optional field there, each kind of a union in turn. So screens have
 * something to draw without anyone writing answers for them. `origin`: the site's, for whole addresses.
 */
export const sampleOf = (schema: z.ZodType, origin: string): unknown =>
  sampleAt(schema, { key: '', index: 0, depth: 0, origin });

function sampleAt(schema: z.ZodType, place: Place): unknown {
  const definition = schema._zod.def as unknown as Definition;
  const inside = (inner: z.ZodType | undefined, given: Partial<Place> = {}) =>
    inner ? sampleAt(inner, { ...place, depth: place.depth + 1, ...given }) : undefined;
  const isDeep = place.depth > MAX_DEPTH;
  switch (definition.type) {
    case 'string':
      return firstFitting(schema, texts(place));
    case 'number':
    case 'int':
      return firstFitting(schema, numbers(place));
    case 'boolean':
      return place.index % 2 === 0;
    case 'literal':
      return definition.values?.[0];
    case 'enum': {
      const values = Object.values(definition.entries ?? {});
      return values[place.index % values.length];
    }
    case 'array':
      return isDeep ? [] : samplesOf(schema, (index) => inside(definition.element, { index }));
    case 'tuple':
      return definition.items?.map((one) => inside(one));
    case 'object':
      return Object.fromEntries(
        Object.entries(definition.shape ?? {}).map(([key, field]) => [key, inside(field, { key })]),
      );
    case 'record': {
      const keys = keysOf(definition.keyType) ?? [inside(definition.keyType) as string];
      return Object.fromEntries(keys.map((key) => [key, inside(definition.valueType)]));
    }
    case 'union':
      return inside(definition.options?.[place.index % definition.options.length]);
    case 'intersection':
      return { ...(inside(definition.left) as object), ...(inside(definition.right) as object) };
    case 'optional':
      return isDeep ? undefined : inside(definition.innerType);
    case 'nullable':
      return isDeep ? null : inside(definition.innerType);
    case 'pipe': {
      const isChange = ['transform'].includes((definition.in?._zod.def as { type?: string } | undefined)?.type ?? '');
      return inside(isChange ? definition.out : definition.in);
    }
    case 'lazy':
      return isDeep ? undefined : inside(definition.getter?.());
    case 'null':
      return null;
    case 'unknown':
    case 'any':
      return words(place);
    default:
      return inside(definition.innerType);
  }
}

/** Of a record that has one value for each name of a list. */
function keysOf(schema: z.ZodType | undefined): string[] | undefined {
  const definition = schema?._zod.def as unknown as Definition | undefined;
  return definition?.type === 'enum' ? Object.values(definition.entries ?? {}).map(String) : undefined;
}

/** As many as the list takes, three at best. Each is made only when the one before does not fit: lists stand in lists. */
function samplesOf(schema: z.ZodType, make: (index: number) => unknown): unknown {
  const samples = (length: number) => Array.from({ length }, (_, index) => make(index));
  const best = samples(MANY);
  if (schema.safeParse(best).success) return best;
  for (const length of [1, 2, 4, 5, 8, 0]) {
    const candidate = samples(length);
    if (schema.safeParse(candidate).success) return candidate;
  }
  return best;
}
