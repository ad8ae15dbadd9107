import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { QuestionFields } from '@stoa/shared/contract/teaching/questions.ts';
import { requireGivenFile, type Giving } from '../../files/given-file.ts';
import type { Database } from '../../kernel/database/database.ts';
import { invalid } from '../../kernel/problem.ts';
import type { CourseContent } from '../courses/course-content.ts';
import { findLessonIn } from './edit-content.ts';

type Pointing = Partial<Pick<QuestionFields, 'picture_file_id' | 'look_lesson_id'>>;

/** What a question newly points to is there: a picture of the author's own, a lesson of the same course. */
export async function checkQuestion(
  tx: Database,
  giving: Giving,
  { content, before = {}, change }: { content: CourseContent; before?: Pointing; change: Pointing },
): Promise<void> {
  const { picture_file_id: picture, look_lesson_id: lesson } = change;
  if (picture && picture !== before.picture_file_id) {
    await requireGivenFile(tx, giving, { field: 'picture_file_id', id: picture, purpose: 'picture' });
  }
  if (lesson && lesson !== before.look_lesson_id && findLessonIn(content, lesson) === undefined) {
    throw invalid({ look_lesson_id: rule('Choose a lesson of this course.') });
  }
}
