/**
 * English that stands in source instead of in a bundle: titles of screens, refusals of the API, what its calls are about.
 * A literal that begins with a capital is such a text; codes, names of columns and paths do not. What stands under `fr`
 * is French, and a tagged template (`sql`) another language altogether.
 */
import { parseSync } from 'oxc-parser';

interface Node {
  type: string;
  [field: string]: unknown;
}

export function textsInSource(file: string, source: string): string[] {
  return [...textsIn(parseSync(file, source).program)].filter((text) => /^\p{Lu}/u.test(text));
}

function* textsIn(part: unknown): Generator<string> {
  if (Array.isArray(part)) for (const one of part) yield* textsIn(one);
  if (!isNode(part) || isOtherLanguage(part)) return;
  if (part.type === 'Literal' && typeof part['value'] === 'string') yield part['value'];
  if (part.type === 'TemplateLiteral') yield spoken(part);
  for (const below of Object.values(part)) yield* textsIn(below);
}

const isNode = (part: unknown): part is Node => typeof part === 'object' && part !== null && 'type' in part;

const isOtherLanguage = ({ type, key }: Node): boolean =>
  type === 'TaggedTemplateExpression' || (type === 'Property' && (key as { name?: string }).name === 'fr');

/** A template with an ellipsis for each of its values. */
const spoken = (template: Node): string =>
  (template['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…');
