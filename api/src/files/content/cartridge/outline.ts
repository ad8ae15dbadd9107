import type { ImportNote } from '@stoa/shared/contract/teaching/course-import-words.ts';
import type { Cartridge, CartridgeItem } from './read-cartridge.ts';

/** What becomes a lesson. */
export interface OutlineItem {
  /** With the names of the folders that it lay in below its module. */
  title: string;
  resource: string;
}
export interface OutlineModule {
  title: string;
  items: OutlineItem[];
}

/** Modules and what is in them: what lies deeper than that stands in its module, after the names of its folders. */
export function outlineOf({ title, items }: Pick<Cartridge, 'title' | 'items'>): {
  modules: OutlineModule[];
  notes: ImportNote[];
} {
  const notes: ImportNote[] = [];
  const modules: (OutlineModule & { isLoose: boolean })[] = [];
  for (const item of items) {
    const last = modules.at(-1);
    const held = itemsOf(item, notes);
    if (item.items.length > 0) modules.push({ title: item.title, items: held, isLoose: false });
    // What lies in no module stands in one with its neighbours.
    else if (last?.isLoose) last.items.push(...held);
    else modules.push({ title, items: held, isLoose: true });
  }
  return { modules: modules.filter((module) => module.items.length > 0), notes };
}

/** What an item shows itself, then what lies below it. */
const itemsOf = ({ title, resource, items }: CartridgeItem, notes: ImportNote[]): OutlineItem[] => [
  ...(resource === null ? [] : [{ title, resource }]),
  ...items.flatMap((child) => leavesOf(child, [], notes)),
];

function leavesOf(item: CartridgeItem, folders: readonly string[], notes: ImportNote[]): OutlineItem[] {
  const path = [...folders, item.title];
  const title = path.join(' › ');
  if (item.items.length > 0) notes.push({ kind: 'flattened', name: title });
  return [
    ...(item.resource === null ? [] : [{ title, resource: item.resource }]),
    ...item.items.flatMap((child) => leavesOf(child, path, notes)),
  ];
}
