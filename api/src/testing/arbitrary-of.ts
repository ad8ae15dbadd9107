import fc from 'fast-check';
import { z } from 'zod';

/** What zod writes of the contract's questions as JSON Schema. */
interface Description {
  type?: string | string[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Description;
  prefixItems?: Description[];
  properties?: Record<string, Description>;
  required?: string[];
  default?: unknown;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Description[];
  oneOf?: Description[];
}

/** What is there already and may stand in a field of this name: with values of its own alone, nothing would be found. */
export interface Known {
  ids(field: string): readonly string[];
  words(field: string): readonly string[];
}

interface Place {
  /** The name of the field. */
  field: string;
  known: Known;
}

/** How much longer than it must be a text or a list becomes. */
const MORE_LETTERS = 60;
const MORE_ITEMS = 3;

/** Letters of all kinds, among them those that mean something to SQL, HTML, addresses and JSON, or that nobody can keep. */
const letter = fc.oneof(
  { weight: 6, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }) },
  { weight: 1, arbitrary: fc.constantFrom(...'\0\ud800\u202e\n%_\\\'"<>&/?#{}$') },
);

/**
 * Values that a schema of the contract describes. Rules that are written as code are not in the description: some of the
 * values break one.
 */
export const arbitraryOf = (schema: z.ZodType, known: Known): fc.Arbitrary<unknown> =>
  ofDescription(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Description, { field: '', known });

function ofDescription(one: Description, place: Place): fc.Arbitrary<unknown> {
  const choices = one.anyOf ?? one.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => ofDescription(choice, place)));
  if (one.const !== undefined) return fc.constant(one.const);
  if (one.enum) return fc.constantFrom(...one.enum);
  if (Array.isArray(one.type)) return fc.oneof(...one.type.map((type) => ofDescription({ ...one, type }, place)));
  switch (one.type) {
    case 'string':
      return texts(one, place);
    case 'integer':
      return fc.integer({ min: one.minimum ?? Number.MIN_SAFE_INTEGER, max: one.maximum ?? Number.MAX_SAFE_INTEGER });
    case 'number':
      return fc.double({ min: one.minimum ?? -1e300, max: one.maximum ?? 1e300, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return lists(one, place);
    case 'object':
      return objects(one, place);
    case 'null':
      return fc.constant(null);
    default:
      throw new Error(`The contract asks for what no arbitrary is made of yet: ${JSON.stringify(one)}`);
  }
}

function texts({ format, pattern, minLength = 0, maxLength = Infinity }: Description, { field, known }: Place) {
  if (format === 'uuid') return fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...known.ids(field)) }, fc.uuid());
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  const fitting = known.words(field).filter(({ length }) => length >= minLength && length <= maxLength);
  const most = Math.min(maxLength, minLength + MORE_LETTERS);
  const any = fc.string({ unit: letter, minLength, maxLength: most });
  // A letter may be several characters long.
  const cut = any.map((text) => (text.length > maxLength ? text.slice(0, maxLength) : text));
  return fitting.length > 0 ? fc.oneof(cut, { weight: 3, arbitrary: fc.constantFrom(...fitting) }) : cut;
}

function lists({ items, prefixItems, minItems = 0, maxItems = Infinity }: Description, place: Place) {
  if (prefixItems) return fc.tuple(...prefixItems.map((item) => ofDescription(item, place)));
  const maxLength = Math.min(maxItems, minItems + MORE_ITEMS);
  return fc.array(ofDescription(items ?? { type: 'null' }, place), { minLength: minItems, maxLength });
}

function objects({ properties = {}, required = [] }: Description, place: Place) {
  const fields = Object.entries(properties).map(
    ([key, field]) => [key, ofDescription(field, { ...place, field: key })] as const,
  );
  // What has a default may be left out.
  const requiredKeys = required.filter((key) => properties[key]?.default === undefined);
  return fc.record(Object.fromEntries(fields), { requiredKeys });
}
