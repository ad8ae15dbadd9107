import type { CourseModule } from '../../builder/course-order.ts';

export interface LessonPlace {
  moduleIndex: number;
  lessonIndex: number;
}

export function findLesson(modules: readonly CourseModule[], lessonId: string): LessonPlace | undefined {
  for (const [moduleIndex, module] of modules.entries()) {
    const lessonIndex = module.lessons.findIndex(({ id }) => id === lessonId);
    if (lessonIndex !== -1) return { moduleIndex, lessonIndex };
  }
  return undefined;
}

/** Puts a lesson at a place of the same or another module. */
export function placeLesson(modules: readonly CourseModule[], lessonId: string, to: LessonPlace): CourseModule[] {
  const from = findLesson(modules, lessonId);
  const lesson = from && modules[from.moduleIndex]?.lessons[from.lessonIndex];
  if (!lesson) return [...modules];
  return modules.map((module, index) => {
    const lessons = module.lessons.filter(({ id }) => id !== lessonId);
    if (index === to.moduleIndex) lessons.splice(to.lessonIndex, 0, lesson);
    return index === to.moduleIndex || index === from.moduleIndex ? { ...module, lessons } : module;
  });
}

/** One step up or down; past the end of a module it goes on into the next. Undefined at the very ends. */
export function stepLesson(
  modules: readonly CourseModule[],
  lessonId: string,
  direction: -1 | 1,
): LessonPlace | undefined {
  const from = findLesson(modules, lessonId);
  if (!from) return undefined;
  const { moduleIndex, lessonIndex } = from;
  const here = modules[moduleIndex]!.lessons.length;
  const next = lessonIndex + direction;
  if (next >= 0 && next < here) return { moduleIndex, lessonIndex: next };
  const neighbour = modules[moduleIndex + direction];
  if (!neighbour) return undefined;
  return { moduleIndex: moduleIndex + direction, lessonIndex: direction === 1 ? 0 : neighbour.lessons.length };
}
