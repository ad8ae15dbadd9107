/**
 * Which texts does nothing say? A key is said where it stands in the code of its room, where a template could make it
 * (`t(`goal.${goal}`)`), or, below `refused.`, where its code stands: `useRefusal` puts the two together. A template that
 * could be meant is believed, so a key that is told is unused for certain.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { globSync } from 'tinyglobby';
import { root } from '../start/run-command.ts';

/** Those who may take a text of `shared`. */
const SITE = '{shared,shell,mf-*}';

interface Said {
  words: ReadonlySet<string>;
  templates: readonly RegExp[];
}

const known = new Map<string, Promise<Said>>();

/** Those of a bundle's keys that nothing in its room says. `base`: the folder that the room stands in. */
export async function unusedKeys(bundle: string, keys: readonly string[], base = root): Promise<string[]> {
  const [own = ''] = bundle.split('/src/');
  const room = own === 'shared' ? SITE : own;
  const place = join(base, room);
  if (!known.has(place)) known.set(place, saidIn(room, base));
  const { words, templates } = await known.get(place)!;
  return keys.filter((key) => {
    const code = /^refused\.(.+)/.exec(key)?.[1] ?? key;
    return !words.has(key) && !words.has(code) && !templates.some((template) => template.test(key));
  });
}

async function saidIn(room: string, base: string): Promise<Said> {
  const files = globSync([`${room}/src/**/*.{ts,tsx}`, '!**/*.test.*', '!**/messages/*.??.ts'], { cwd: base });
  const words = new Set<string>();
  const templates = new Map<string, RegExp>();
  for (const file of files) {
    const made = new Set<object>();
    new Visitor({
      // What something is made with is a file's name or an error's text.
      NewExpression: (node) => node.arguments.forEach((argument) => made.add(argument)),
      Literal: ({ value }) => void (typeof value === 'string' && words.add(value)),
      TemplateLiteral(node) {
        const parts = node.quasis.map(({ value }) => value.cooked ?? '');
        if (!made.has(node) && parts.some((part) => /\w/.test(part))) templates.set(parts.join('…'), patternOf(parts));
      },
    }).visit(parseSync(file, await readFile(join(base, file), 'utf8')).program);
  }
  return { words, templates: [...templates.values()] };
}

const patternOf = (parts: readonly string[]): RegExp =>
  new RegExp(`^${parts.map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join('.+')}$`);
