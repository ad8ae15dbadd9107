import { type ObjectExpression, parseSync, Visitor } from 'oxc-parser';

export interface Offer {
  /** The noun's file. */
  file: string;
  table: string;
  columns: readonly string[];
}

/** What nouns say (`offers`) that other quarters may ask of their tables. */
export function offersIn(sources: ReadonlyMap<string, string>): Offer[] {
  const nouns = [...sources].filter(([file]) => file.endsWith('.noun.ts'));
  return nouns.flatMap(([file, text]) => {
    const offers: Offer[] = [];
    new Visitor({
      Property: ({ key, value }) => {
        if (key.type !== 'Identifier' || key.name !== 'offers' || value.type !== 'ObjectExpression') return;
        offers.push(...offersOf(file, value));
      },
    }).visit(parseSync(file, text).program);
    return offers;
  });
}

const offersOf = (file: string, { properties }: ObjectExpression): Offer[] =>
  properties.flatMap((property) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
    const { key, value } = property;
    const listed = value.type === 'ArrayExpression' ? value.elements : [];
    const columns = listed.flatMap((one) =>
      one?.type === 'Literal' && typeof one.value === 'string' ? [one.value] : [],
    );
    return [{ file, table: key.name, columns }];
  });
