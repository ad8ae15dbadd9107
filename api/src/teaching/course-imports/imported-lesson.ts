import type { ArchivedLesson } from '@stoa/shared/contract/teaching/course-archive.ts';
import { embedAddress } from '@stoa/shared/contract/teaching/embed-address.ts';
import { checkedLesson, type LessonChange } from '../curriculum/check-lesson.ts';
import { newLesson } from '../curriculum/edit-content.ts';
import type { LessonContent } from '../lessons/lesson-content.ts';
import { checkedPart } from './import-refused.ts';
import type { Importing } from './insert-imported.ts';

/** A lesson as if it had been written here. */
export async function importedLesson(importing: Importing, written: ArchivedLesson): Promise<LessonContent> {
  const given = isPlainLink(importing, written) ? linkingText(written) : written;
  const { tx, context, giving, archive, names } = importing;
  const lesson = { ...newLesson(given.title, given.kind), id: names.partOf(given.id)! };
  const { embedHosts } = context.settings;
  const against = { lesson, change: changeOf(importing, given), embedHosts, language: archive.course.language };
  const checked = await checkedPart(given.title, () => checkedLesson(tx, giving, against));
  return { ...lesson, ...checked, opening: given.opening };
}

/** What there is of it: a field that lessons of its kind have not is only sent where it holds something. */
function changeOf(importing: Importing, given: ArchivedLesson): LessonChange {
  const { names } = importing;
  const { is_preview, required, captions_language } = given;
  const markdown = textOf(importing, given);
  const more_captions = names.givenOf(given.more_captions);
  const chapters = chaptersOf(importing, given);
  return {
    is_preview,
    required,
    resources: names.givenOf(given.resources),
    ...(markdown !== null && { markdown }),
    ...(given.file_id !== null && { file_id: names.fileIdOf(given.file_id) }),
    ...(given.captions_file_id !== null && { captions_file_id: names.fileIdOf(given.captions_file_id) }),
    ...(captions_language !== null && { captions_language }),
    ...(given.poster_file_id !== null && { poster_file_id: names.fileIdOf(given.poster_file_id) }),
    ...(more_captions.length > 0 && { more_captions }),
    ...(chapters.length > 0 && { chapters }),
    ...(isShown(importing, given) && { embed_url: given.embed_url }),
    ...quizOf(given),
    ...given.assignment,
  };
}

/** Of another platform: a page that lessons here may not show was a link there, too. */
const isPlainLink = (importing: Importing, given: ArchivedLesson): boolean =>
  importing.isLenient && given.embed_url !== null && !isShown(importing, given);

const linkingText = (given: ArchivedLesson): ArchivedLesson => ({
  ...given,
  kind: 'text',
  markdown: `${given.markdown ?? ''}\n\n<${given.embed_url}>`.trim(),
  embed_url: null,
});

const isShown = ({ context }: Importing, { embed_url }: ArchivedLesson): boolean =>
  embed_url !== null && embedAddress(embed_url, context.settings.embedHosts) !== undefined;

/** A page that lessons here may not show is a link, which its author finds and learners can follow. */
function textOf(importing: Importing, given: ArchivedLesson): string | null {
  const text = given.markdown === null ? null : importing.names.textOf(given.markdown);
  if (given.embed_url === null || isShown(importing, given)) return text;
  importing.notes.push({ kind: 'embed', name: given.title });
  return `${text ?? ''}\n\n<${given.embed_url}>`.trim();
}

/** As by hand: what lies beyond the end of another film is no fault of the course. */
function chaptersOf({ names }: Importing, { chapters, file_id }: ArchivedLesson): ArchivedLesson['chapters'] {
  const durationS = names.fileOf(file_id)?.durationS ?? Infinity;
  return chapters.filter(({ start_s }) => start_s < durationS);
}

function quizOf({ quiz }: ArchivedLesson): LessonChange {
  if (quiz === null) return {};
  const { questions: _questions, ...settings } = quiz;
  return settings;
}
