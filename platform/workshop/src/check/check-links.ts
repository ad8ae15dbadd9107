/** Does every link of a Markdown file to another file lead to one that is there? The web's own pages are not asked. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { globSync } from 'tinyglobby';
import { unified } from 'unified';
import { root } from '../start/run-command.ts';

const NOT_OURS = ['!**/node_modules/**', '!**/dist/**', '!data/**'];
/** `https:`, `mailto:`; a place on the same page. */
const ELSEWHERE = /^([a-z][a-z\d+.-]*:|#)/i;

interface Node {
  /** Of a link, a picture, the target of a named link. */
  url?: string;
  position?: { start: { line: number } };
  children?: Node[];
}

/** @throws with every link that leads nowhere, and its line. */
export async function checkLinks(): Promise<void> {
  const faults = await deadLinks();
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/** `base`: the folder whose files are read. */
export async function deadLinks(base = root): Promise<string[]> {
  const files = globSync(['**/*.md', ...NOT_OURS], { cwd: base, dot: true }).sort();
  return (await Promise.all(files.map((file) => deadLinksOf(file, base)))).flat();
}

async function deadLinksOf(file: string, base: string): Promise<string[]> {
  const page = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .parse(await readFile(join(base, file), 'utf8'));
  return [...linksIn(page)]
    .filter(({ url }) => !ELSEWHERE.test(url) && !existsSync(targetOf(url, join(base, dirname(file)))))
    .map(({ url, line }) => `${file}:${line} links to ${url}, which is not there. Name the file where it is now.`);
}

function* linksIn({ url, position, children = [] }: Node): Generator<{ url: string; line: number }> {
  if (url !== undefined) yield { url, line: position?.start.line ?? 1 };
  for (const child of children) yield* linksIn(child);
}

/** The file, without the place in it. */
const targetOf = (url: string, folder: string): string => join(folder, decodeURIComponent(url.replace(/[?#].*$/, '')));
