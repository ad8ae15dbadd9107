import type { QuestionFields } from '@stoa/shared/contract/teaching/questions.ts';
import type { CourseContent } from '../courses/course-content.ts';
import { checkQuestion } from '../curriculum/check-question.ts';
import { findLessonIn } from '../curriculum/edit-content.ts';
import { addQuestions } from '../curriculum/edit-questions.ts';
import { checkedPart } from './import-refused.ts';
import { quizzesOf } from './imported-modules.ts';
import type { Importing } from './insert-imported.ts';

/** The course with the questions of its quizzes. */
export async function importedQuestions(importing: Importing, course: CourseContent): Promise<CourseContent> {
  const { tx, giving, archive, names } = importing;
  let content = course;
  for (const { id, title, quiz } of quizzesOf(archive)) {
    const lessonId = names.partOf(id)!;
    if (findLessonIn(content, lessonId) === undefined) continue;
    const questions = (quiz?.questions ?? []).map((question) => questionOf(importing, content, question));
    for (const change of questions) {
      await checkedPart(title, () => checkQuestion(tx, giving, { content, change }));
    }
    content = await checkedPart(title, () => addQuestions(content, lessonId, questions));
  }
  return content;
}

/** What it says to look at again is the same lesson here, where that came along. */
function questionOf({ names }: Importing, content: CourseContent, question: QuestionFields): QuestionFields {
  const { look_lesson_id, picture_file_id, options } = question;
  const look = look_lesson_id === null ? undefined : names.partOf(look_lesson_id);
  const isThere = look !== undefined && findLessonIn(content, look) !== undefined;
  return {
    ...question,
    look_lesson_id: isThere ? look : null,
    look_at_s: isThere ? question.look_at_s : null,
    picture_file_id: names.fileIdOf(picture_file_id),
    options: options.map((option) => ({ ...option, picture_file_id: names.fileIdOf(option.picture_file_id) })),
  };
}
