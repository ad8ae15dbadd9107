import { buffer } from 'node:stream/consumers';
import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import { createFormat } from '@stoa/shared/i18n/create-format.ts';
import { ZipFile } from 'yazl';
import { checklistBounds } from '../../courses/checklist.ts';
import { checklistFile } from './checklist-file.ts';
import { guideAsMarkdown, guideIn } from './guide.ts';
import { limitsFile } from './limits-file.ts';
import { packageTexts } from './package-texts.ts';
import { captionsTemplate, coverTemplate, outlineCsv, outlineMarkdown } from './templates.ts';

/** All that helps somebody to make a first course, in one language; rules and limits as this very process applies them. */
export async function buildPackage(locale: Locale, now: Date = new Date()): Promise<Buffer> {
  const text = packageTexts(locale);
  const guide = guideIn(text);
  const { drawGuide } = await import('./draw-guide.ts');
  const files: [name: string, content: string | Uint8Array, about: string][] = [
    [`${text('guide.file')}.pdf`, await drawGuide(guide, locale, text), text('readme.guide')],
    [`${text('guide.file')}.md`, guideAsMarkdown(guide), text('readme.guide')],
    [text('checklist.file'), checklistFile(text), text('readme.checklist')],
    [text('outline.file_csv'), outlineCsv(text), text('readme.outline_csv')],
    [text('outline.file_md'), outlineMarkdown(text), text('readme.outline_md')],
    [text('script.file'), text('script.text', checklistBounds), text('readme.script')],
    [text('captions.file'), captionsTemplate(text), text('readme.captions')],
    [text('cover.file'), await coverTemplate(locale), text('readme.cover')],
    [text('limits.file'), limitsFile(text, locale), text('readme.limits')],
  ];
  const listed = files.map(([name, , about]) => `- ${name}\n  ${about}`).join('\n');
  const zip = new ZipFile();
  const add = (name: string, content: string | Uint8Array) => zip.addBuffer(Buffer.from(content), name, { mtime: now });
  const date = createFormat(locale).date(now.toISOString());
  add(text('readme.file'), text('readme.text', { files: listed, date }));
  for (const [name, content] of files) add(name, content);
  zip.end();
  return buffer(zip.outputStream);
}
