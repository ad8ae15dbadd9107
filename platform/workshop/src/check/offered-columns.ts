import { type ApiStatements, type Quarter, quarterOf } from './api-statements.ts';
import type { Offer } from './offers.ts';

const WAY_OUT =
  'Ask a file of that quarter that finds it, or let the noun whose table it is offer it (CONTRIBUTING, "Add a noun").';

/** What files ask of tables that are fenced, and no noun offers. */
export function unofferedIn(api: ApiStatements): string[] {
  return [...api.named.keys()].flatMap((file) => {
    const fenced = tablesAsked(api, file).filter((table) => isFenced(api, file, table));
    return fenced.flatMap((table) => {
      const offers = api.offers.filter((offer) => offer.table === table);
      if (offers.length === 0) return [`${file} asks ${table}, of which nothing is offered. ${WAY_OUT}`];
      const offered = offers.flatMap(({ columns }) => columns);
      const hidden = columnsAsked(api, file, table).filter((column) => !offered.includes(column));
      return hidden.map((column) => `${file} asks ${table}.${column}, which is not offered. ${WAY_OUT}`);
    });
  });
}

/** What is offered of a table that is not the noun's, or that nobody asks: what no list says stays free to change. */
export function idleOffersIn(api: ApiStatements): string[] {
  return api.offers.flatMap(({ file, table, columns }) => {
    if (!ownersOf(api, table).some((owner) => owner === quarterOf(file)))
      return [`${file} offers ${table}, which is no table of its quarter.`];
    const askers = [...api.named.keys()].filter((asker) => isFenced(api, asker, table));
    const asking = askers.filter((asker) => tablesAsked(api, asker).includes(table));
    if (asking.length === 0) return [`${file} offers ${table}, which no other quarter asks: take it back.`];
    const asked = new Set(asking.flatMap((asker) => columnsAsked(api, asker, table)));
    const idle = columns.filter((column) => !asked.has(column));
    return idle.map((column) => `${file} offers ${table}.${column}, which no other quarter asks: take it back.`);
  });
}

/** Whether this file asks only what is offered of this table. Those of the kernel are everyone's, until a noun offers of one. */
export function isFenced(api: ApiStatements, file: string, table: string): boolean {
  const quarter = quarterOf(file);
  const owners = ownersOf(api, table);
  if (quarter === undefined || quarter === 'account-data' || owners.includes(quarter)) return false;
  return owners.some((owner) => owner !== 'kernel');
}

/** The quarters that a table belongs to: the one that declares it, and of the kernel's the one whose noun offers of it. */
export function ownersOf({ ownerOf, offers }: ApiStatements, table: string): Quarter[] {
  const owner = ownerOf.get(table);
  if (owner === undefined) return [];
  if (owner !== 'kernel') return [owner];
  const isOf = (offer: Offer) => offer.table === table;
  return [owner, ...offers.filter(isOf).flatMap(({ file }) => quarterOf(file) ?? [])];
}

/** A part of a statement asks columns of a table that it does not name. */
const tablesAsked = ({ named, asked }: ApiStatements, file: string): string[] => [
  ...new Set([...named.get(file)!, ...asked.get(file)!].map(({ table }) => table)),
];

const columnsAsked = ({ asked }: ApiStatements, file: string, table: string): string[] => [
  ...new Set(asked.get(file)!.flatMap((one) => (one.table === table ? [one.column] : []))),
];
