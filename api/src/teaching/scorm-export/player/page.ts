import type { PageFacts } from './facts.ts';

export function readFacts(): PageFacts {
  return JSON.parse(element('facts').textContent ?? '') as PageFacts;
}

export function element<Wanted extends HTMLElement = HTMLElement>(id: string): Wanted {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no “${id}”.`);
  return found as Wanted;
}

export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
