import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { QuestionFields } from '@stoa/shared/contract/teaching/questions.ts';
import { requireGivenFile, type Giving } from '../../files/given-file.ts';
import type { Database } from '../../kernel/database/database.ts';
import { invalid } from '../../kernel/problem.ts';
import type { CourseContent } from '../courses/course-content.ts';
import { questionPictures } from '../lessons/question-pictures.ts';
import { findLessonIn } from './edit-content.ts';

type Pointing = Partial<Pick<QuestionFields, 'picture_file_id' | 'look_lesson_id' | 'options'>>;

/** What a question newly points to is there: pictures of the author's own, a lesson of the same course. */
export async function checkQuestion(
  tx: Database,
  giving: Giving,
  { content, before = {}, change }: { content: CourseContent; before?: Pointing; change: Pointing },
): Promise<void> {
  const { look_lesson_id: lesson } = change;
  const known = new Set(questionPictures(before));
  for (const { field, id } of picturesGiven(change)) {
    if (!known.has(id)) await requireGivenFile(tx, giving, { field, id, purpose: 'picture' });
  }
  if (lesson && lesson !== before.look_lesson_id && findLessonIn(content, lesson) === undefined) {
    throw invalid({ look_lesson_id: rule('Choose a lesson of this course.') });
  }
}

const picturesGiven = ({ picture_file_id, options = [] }: Pointing): { field: string; id: string }[] =>
  [
    { field: 'picture_file_id', id: picture_file_id },
    ...options.map((option, place) => ({ field: `options.${place}.picture_file_id`, id: option.picture_file_id })),
  ].flatMap(({ field, id }) => (id ? [{ field, id }] : []));
