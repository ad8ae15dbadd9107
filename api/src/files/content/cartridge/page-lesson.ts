import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { ArchivedLesson } from '@stoa/shared/contract/teaching/course-archive.ts';
import { MOST_RESOURCES } from '@stoa/shared/contract/teaching/resources.ts';
import { readEntry } from '../scorm/read-entry.ts';
import type { Given, Reading } from './reading.ts';
import { pageMarkdown } from './page-markdown.ts';

const LARGEST_PAGE = 5 * 1024 ** 2;
const LONGEST_TEXT = 100_000;

/** The text of a page with its pictures, and the files that it gives along. `path`: where the page stands. */
export function pageOf(
  { files, notes }: Reading,
  { title, path, html }: { title: string; path: string; html: string },
): Pick<ArchivedLesson, 'markdown' | 'resources'> & { markdown: string } {
  const given = new Map<string, string>();
  const missed = new Set<string>();
  const markdown = pageMarkdown(html, {
    pictureOf: (src) => {
      const found = files.find(src, path);
      const id = found && files.take(found, 'picture');
      if (id === undefined && src !== '' && !/^https?:/i.test(src)) {
        notes.push({ kind: 'picture', name: `${title}: ${src.slice(0, 100)}` });
      }
      return id;
    },
    giveAlong: (address, words) => {
      const found = files.find(address, path);
      if (found === undefined || /\.x?html?$/i.test(found)) return false;
      const id = given.size < MOST_RESOURCES ? files.take(found, 'resource') : undefined;
      if (id !== undefined) given.set(id, given.get(id) ?? (words.trim() || found).slice(0, 100));
      else if (!missed.has(found)) notes.push({ kind: 'file', name: `${title}: ${found}` });
      if (id === undefined) missed.add(found);
      return id !== undefined;
    },
  });
  if (markdown.length > LONGEST_TEXT) notes.push({ kind: 'shortened', name: title });
  return {
    markdown: markdown.slice(0, LONGEST_TEXT),
    resources: [...given].map(([file_id, words]) => ({ file_id, title: words })),
  };
}

/** A text file of the package. @throws PackageRefused */
export async function textOf({ opened }: Reading, { path }: Pick<Given, 'path'>): Promise<string> {
  const bytes = await readEntry(opened, path, {
    most: LARGEST_PAGE,
    tooLarge: rule('A page of the cartridge is larger than 5 MB.'),
  });
  const declared = /<meta[^>]{0,200}charset=["']?([\w.-]{1,40})/i.exec(
    bytes.subarray(0, 2_000).toString('latin1'),
  )?.[1];
  return decoder(declared).decode(bytes);
}

function decoder(declared = 'utf-8') {
  try {
    return new TextDecoder(declared);
  } catch {
    return new TextDecoder();
  }
}
