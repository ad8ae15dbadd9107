import type {
  ChangeState,
  CourseDiff,
  LessonChange,
  ModuleChange,
} from '@stoa/shared/contract/teaching/course-diff.ts';
import type { ContentView } from '../courses/course-builder.ts';
import { align } from './align.ts';
import {
  courseFieldChanges,
  lessonFieldChanges,
  moduleFieldChanges,
  openingsOf,
  type Openings,
} from './compare-fields.ts';
import { compareQuestions, type LessonTitles } from './compare-questions.ts';

type Module = ContentView['modules'][number];
type Lesson = Module['lessons'][number];

/** What somebody changed between two versions of a course. Knows nothing but the two. */
export function compareCourses(before: ContentView, after: ContentView): Omit<CourseDiff, 'live_since'> {
  const [wasIn, isIn] = [modulesOfLessons(before.modules), modulesOfLessons(after.modules)];
  const lessonsBefore = new Map(before.modules.flatMap(({ lessons }) => lessons).map((lesson) => [lesson.id, lesson]));
  const openings = openingsOf(before, after);
  const titles = new Map([...titlesOf(before.modules), ...titlesOf(after.modules)]);
  return {
    fields: courseFieldChanges(before, after),
    modules: align(before.modules, after.modules, ({ id }) => id).map((pair): ModuleChange => {
      const { id, title } = one(pair);
      // A lesson that went to another module is told of there.
      const lessons = align(
        (pair.before?.lessons ?? []).filter((lesson) => !isIn.has(lesson.id) || isIn.get(lesson.id)?.id === id),
        pair.after?.lessons ?? [],
        (lesson) => lesson.id,
      ).map((each): LessonChange => {
        const from = wasIn.get(one(each).id);
        const isFromElsewhere = each.after !== undefined && from !== undefined && from.id !== id;
        return compareLessons(isFromElsewhere ? lessonsBefore.get(one(each).id) : each.before, each.after, {
          moved: each.moved || isFromElsewhere,
          moved_from: isFromElsewhere ? from.title : null,
          openings,
          titles,
        });
      });
      const fields = moduleFieldChanges(pair.before, pair.after, openings);
      const isTouched = fields.length > 0 || lessons.some(({ state, moved }) => state !== 'unchanged' || moved);
      return { id, title, state: stateOf(pair, isTouched), moved: pair.moved, fields, lessons };
    }),
  };
}

const modulesOfLessons = (modules: readonly Module[]): Map<string, Module> =>
  new Map(modules.flatMap((module) => module.lessons.map((lesson) => [lesson.id, module])));

const titlesOf = (modules: readonly Module[]): [string, string][] =>
  modules.flatMap(({ lessons }) => lessons.map(({ id, title }): [string, string] => [id, title]));

function compareLessons(
  before: Lesson | undefined,
  after: Lesson | undefined,
  {
    openings,
    titles,
    ...place
  }: Pick<LessonChange, 'moved' | 'moved_from'> & { openings: Openings; titles: LessonTitles },
): LessonChange {
  const { id, title, kind } = one({ before, after });
  const fields = lessonFieldChanges(before, after, openings);
  const questions = compareQuestions(before?.quiz ?? null, after?.quiz ?? null, titles);
  const isTouched = fields.length > 0 || questions.some(({ state, moved }) => state !== 'unchanged' || moved);
  return { id, title, kind, state: stateOf({ before, after }, isTouched), ...place, fields, questions };
}

interface Versions<Item> {
  before: Item | undefined;
  after: Item | undefined;
}

/** As it is now, or as it was last. */
function one<Item>({ before, after }: Versions<Item>): Item {
  const item = after ?? before;
  if (item === undefined) throw new Error('Neither version is there.');
  return item;
}

function stateOf({ before, after }: Versions<unknown>, isTouched: boolean): ChangeState {
  if (before === undefined) return 'added';
  if (after === undefined) return 'removed';
  return isTouched ? 'changed' : 'unchanged';
}
