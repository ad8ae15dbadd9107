import { expect, test } from '@jest/globals';
import type { PackedLesson, PackedModule } from './export-plan.ts';
import { manifestOf } from './manifest.ts';

interface Given {
  required: boolean;
  isQuiz?: boolean;
}

function manifestWith(...modules: Given[][]): string {
  const lessonOf = ({ required, isQuiz = false }: Given, place: string): PackedLesson =>
    ({
      identifier: `lesson-${place}`,
      path: `lessons/${place}.html`,
      captions: [],
      pictures: new Map(),
      content: { title: place, required, quiz: isQuiz ? { pass_mark: 70 } : null },
    }) as unknown as PackedLesson;
  return manifestOf('2004-4', {
    courseId: 'c',
    fields: { name: 'Porches', language: 'en' },
    description: 'All of it.',
    playerFiles: [],
    modules: modules.map(
      (lessons, at) =>
        ({
          identifier: `module-${at}`,
          title: `Module ${at}`,
          lessons: lessons.map((given, place) => lessonOf(given, `${at}-${place}`)),
        }) as PackedModule,
    ),
  });
}

/** Of each item and at last of the course: whether it counts for passing, and for being completed. */
const rollupsIn = (manifest: string): string[] =>
  [...manifest.matchAll(/rollupObjectiveSatisfied="(\w+)" rollupProgressCompletion="(\w+)"/g)].map(
    ([, satisfied, completed]) => `${satisfied} ${completed}`,
  );

test('a module counts for what is in it: one of optional lessons holds up nothing', () => {
  const manifest = manifestWith([{ required: true, isQuiz: true }], [{ required: true }], [{ required: false }]);
  const quiz = ['true true', 'true true'];
  const reading = ['false true', 'false true'];
  const optional = ['false false', 'false false'];
  expect(rollupsIn(manifest)).toEqual([...quiz, ...reading, ...optional, 'true true']);
});

test('where nothing is required, all of it makes the end', () => {
  expect(rollupsIn(manifestWith([{ required: false }]))).toEqual(['false true', 'false true', 'false true']);
});
