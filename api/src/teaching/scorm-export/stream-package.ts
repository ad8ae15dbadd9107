import { Readable } from 'node:stream';
import { matchLocale } from '@stoa/shared/contract/site/locales.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { ScormExportVersion } from '@stoa/shared/contract/teaching/scorm-export-words.ts';
import { ZipFile } from 'yazl';
import { transcriptOf } from '../../files/transcript.ts';
import type { Context } from '../../kernel/context.ts';
import type { CourseContent } from '../courses/course-content.ts';
import { addingTo } from './adding-to-zip.ts';
import { fateOf, packedFilesOf, planExport, staysBehind, type PackedLesson, type ReadyFiles } from './export-plan.ts';
import { exportTexts, type ExportText } from './export-texts.ts';
import { lessonPage } from './lesson-page.ts';
import { manifestOf } from './manifest.ts';
import { playerFiles } from './player-files.ts';

export interface PackageOf {
  version: ScormExportVersion;
  courseId: string;
  content: CourseContent;
  files: ReadyFiles;
}

/**
 * The package, made while it is read: a page or a film is opened when the one before it is on its way. A fault ends the
 * stream: better no package than half of one.
 */
export async function streamPackage(context: Context, given: PackageOf): Promise<Readable> {
  const { version, courseId, content } = given;
  const { fields } = content;
  const text = exportTexts(matchLocale([fields.language]));
  const modules = planExport(content, given.files);
  const player = await playerFiles();
  const zip = new ZipFile();
  const add = addingTo(zip);
  const manifest = manifestOf(version, {
    courseId,
    fields,
    modules,
    description: descriptionOf(given, text, context.settings.siteUrl),
    playerFiles: [...player.keys()],
  });
  zip.addBuffer(Buffer.from(manifest), 'imsmanifest.xml');
  for (const [path, script] of player) zip.addBuffer(Buffer.from(script), path);
  const about = {
    version,
    language: fields.language,
    threshold: fields.watch_threshold,
    text,
    courseUrl: `${context.settings.siteUrl}${to.courseInfo({ slug: fields.slug })}`,
  };
  for (const { title, lessons } of modules) {
    for (const lesson of lessons) {
      add(lesson.path, async () => {
        const page = lessonPage(lesson, { ...about, module: title, cues: await cuesOf(context, lesson) });
        return Readable.from([Buffer.from(page)]);
      });
    }
  }
  for (const { row, path } of packedFilesOf(modules)) {
    // Films and pictures are packed already.
    add(path, async () => context.files.read(row.id), { compress: row.type.startsWith('text/') });
  }
  zip.end();
  return zip.outputStream as Readable;
}

/** What is read below a film is in its first language. */
const cuesOf = async (context: Context, { captions: [first] }: PackedLesson) =>
  first ? transcriptOf(context, first.row) : [];

/** Where it is from, and which lessons stayed behind. */
function descriptionOf({ content, files }: PackageOf, text: ExportText, site: string): string {
  const behind = content.modules
    .flatMap(({ lessons }) => lessons)
    .filter((lesson) => staysBehind(fateOf(lesson, files)))
    .map(({ title }) => title);
  return [
    text('manifest.about', { site: new URL(site).host }),
    ...(behind.length === 0 ? [] : [text('manifest.behind', { titles: behind.join(', ') })]),
  ].join(' ');
}
