import { v7 as uuidV7 } from 'uuid';
import type { LessonContent, ModuleContent, QuestionContent } from './lesson-content.ts';

/**
 * The same modules, with ids of their own. Files are shared: both name them, so neither takes them from the other. What
 * opens after another part of the copy opens after that part's copy.
 */
export function copiedModules(modules: readonly ModuleContent[]): ModuleContent[] {
  const ids = new Map(
    modules.flatMap(({ id, lessons }) => [id, ...lessons.map((lesson) => lesson.id)]).map((id) => [id, uuidV7()]),
  );
  const idOf = (id: string): string => ids.get(id) ?? id;
  const placed = <Part extends Pick<LessonContent, 'id' | 'opening'>>({ opening, ...part }: Part) => ({
    ...part,
    id: idOf(part.id),
    opening: opening?.kind === 'after' ? { ...opening, id: idOf(opening.id) } : (opening ?? null),
  });
  return modules.map((module) => ({
    ...placed(module),
    lessons: module.lessons.map((lesson) => ({ ...placed(lesson), ...copiedQuiz(lesson, idOf) })),
  }));
}

const copiedQuiz = ({ quiz }: LessonContent, idOf: (id: string) => string): Pick<LessonContent, 'quiz'> => ({
  quiz: quiz && { ...quiz, questions: quiz.questions.map((question) => copiedQuestion(question, idOf)) },
});

/** What it says to look at again is the copy's own lesson, where that was copied with it. */
const copiedQuestion = (question: QuestionContent, idOf: (id: string) => string): QuestionContent => ({
  ...question,
  id: uuidV7(),
  ...(question.look_lesson_id && { look_lesson_id: idOf(question.look_lesson_id) }),
  options: question.options.map((option) => ({ ...option, id: uuidV7() })),
});

/** Of a single lesson, in the module where it stands. */
export function copiedLesson(lesson: LessonContent): LessonContent {
  const [home] = copiedModules([{ id: uuidV7(), title: '', lessons: [lesson] }]);
  const [copy] = home?.lessons ?? [];
  if (copy === undefined) throw new Error('A copy has as many lessons as what was copied.');
  return copy;
}
