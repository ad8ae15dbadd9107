import { readFile } from 'node:fs/promises';
import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import type { PackageText } from './package-texts.ts';

/** How the example shows that forms change and that a quiz ends a module; the titles are the creator's to find. */
const plan = [
  ['video', 'video', 'text', 'quiz'],
  ['video', 'document', 'video', 'quiz'],
  ['video', 'text', 'video', 'quiz'],
] as const;

/** With a byte order mark, so that a spreadsheet takes it for UTF-8. */
export function outlineCsv(text: PackageText): string {
  const head = ['module', 'lesson', 'lesson_title', 'kind', 'minutes', 'objective', 'counts', 'open', 'notes'] as const;
  const rows = plan.flatMap((lessons, module) =>
    lessons.map((kind, lesson) => [
      String(module + 1),
      String(lesson + 1),
      '',
      text(`kind.${kind}`),
      '',
      '',
      text('yes'),
      text(module === 0 && lesson === 0 ? 'yes' : 'no'),
      '',
    ]),
  );
  const lines = [head.map((key) => text(`outline.${key}`)), ...rows].map((cells) =>
    cells.map(csvCell).join(text('outline.separator')),
  );
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

const csvCell = (cell: string): string => (/[",;\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

export function outlineMarkdown(text: PackageText): string {
  const blank = (key: 'outline.course' | 'outline.for' | 'outline.module_result') =>
    text('outline.blank', { label: text(key) });
  const objectives = [1, 2, 3].map((n) => `${n}. … (${text('outline.verb')})`);
  const head = ['lesson', 'lesson_title', 'kind', 'minutes', 'objective'] as const;
  const modules = plan.flatMap((lessons, module) => [
    `## ${text('outline.numbered', { label: text('outline.module'), number: module + 1 })}`,
    blank('outline.module_result'),
    [
      `| ${head.map((key) => text(`outline.${key}`)).join(' | ')} |`,
      `| ${head.map(() => '---').join(' | ')} |`,
      ...lessons.map((kind, lesson) => `| ${module + 1}.${lesson + 1} | | ${text(`kind.${kind}`)} | | |`),
    ].join('\n'),
  ]);
  return (
    [
      `# ${text('outline.title')}`,
      `- ${blank('outline.course')}\n- ${blank('outline.for')}`,
      text('outline.objectives'),
      objectives.join('\n'),
      ...modules,
    ].join('\n\n') + '\n'
  );
}

export const captionsTemplate = (text: PackageText): string => `WEBVTT

NOTE
${text('captions.note')}

1
00:00:00.500 --> 00:00:03.000
${text('captions.first')}

2
00:00:03.200 --> 00:00:06.000
${text('captions.second')}

3
00:00:06.200 --> 00:00:08.000
${text('captions.sound')}
`;

/** Drawn from the SVG beside it by `e2e/looks/draw-cover-templates.ts`; the builder takes no SVG. */
export const coverTemplate = (locale: Locale): Promise<Buffer> =>
  readFile(new URL(`covers/cover.${locale}.png`, import.meta.url));
