import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import type { Context } from '../../kernel/context.ts';
import { spend } from '../../kernel/limits.ts';
import { createTexts } from '../../kernel/texts.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { en } from './messages/notes-file.en.ts';
import { fr } from './messages/notes-file.fr.ts';
import { findNotes, type NoteInCourse } from './notes.repository.ts';
import { requireReadable } from './notes.service.ts';

const texts = createTexts({ en, fr });

export async function exportNotes(
  { db, limits }: Pick<Context, 'db' | 'limits'>,
  viewer: Viewer,
  { id, locale }: { id: string; locale: Locale },
) {
  const course = await requireReadable(db, viewer, id);
  await spend(limits.noteExports, viewer.user.id);
  const notes = await findNotes(db, { userId: viewer.user.id, courseId: id });
  return { name: `${course.slug}-notes.md`, markdown: notesFile(course.name, notes, locale) };
}

/** A heading for each lesson, below it each note at its place. */
function notesFile(course: string, notes: readonly NoteInCourse[], locale: Locale): string {
  const t = texts(locale);
  const ofLessons = [...Map.groupBy(notes, ({ lesson_id }) => lesson_id).values()];
  const parts = ofLessons.flatMap((ofLesson) => [
    `## ${plain(ofLesson[0]?.lesson_title ?? t('gone'))}`,
    ...ofLesson.map((note) => noteText(note, locale)),
  ]);
  return `${[`# ${t('title', { course: plain(course) })}`, ...(parts.length > 0 ? parts : [t('none')])].join('\n\n')}\n`;
}

function noteText({ text, second, page }: NoteInCourse, locale: Locale): string {
  const t = texts(locale);
  const place = second === null ? page && t('page', { page }) : clockOf(second);
  return [place && `**${place}**`, text ?? `*${t('bookmark')}*`].filter(Boolean).join('\n\n');
}

/** `3725` → `1:02:05` */
function clockOf(second: number): string {
  const [hours, minutes, seconds] = [Math.floor(second / 3600), Math.floor(second / 60) % 60, second % 60];
  const two = (part: number) => String(part).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** A title is no markup, and stays on its line. */
const plain = (title: string): string => title.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_[\]<>#]/g, String.raw`\$&`);
