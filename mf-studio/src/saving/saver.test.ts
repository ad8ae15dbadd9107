import { expect, jest, test } from '@jest/globals';
import { ApiError } from '@stoa/shared/http/api-error.ts';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import { createCourseSaver } from '../builder/course-saver.ts';
import { aCourseBuilder, aLesson } from '../testing/builders.ts';
import { noEdits } from './edits.ts';
import type { EditMemory } from './kept-edits.ts';
import type { Patch, SaveTarget } from './patches.ts';
import { saveStatus } from './saver.ts';

const offline = () => new ApiError('The server cannot be reached.', { code: 'network', status: 0 });

type Answer = (target: SaveTarget, patch: Patch, on: number) => Promise<CourseBuilder | undefined>;

/** `now`: what the server has; it takes everything, unless `answer` throws. */
function aSaver(answer: Answer = async () => undefined, given: { course?: CourseBuilder; memory?: EditMemory } = {}) {
  const sent: [SaveTarget, Patch][] = [];
  const onStale = jest.fn();
  const server = { now: given.course ?? aCourseBuilder() };
  const saver = createCourseSaver({
    course: server.now,
    delayMs: 5,
    ...(given.memory && { memory: given.memory }),
    onStale,
    onReply: () => undefined,
    read: async () => server.now,
    send: async (target, patch, on) => {
      sent.push([target, patch]);
      const reply = await answer(target, patch, on.version);
      if (reply) return reply;
      server.now = { ...server.now, ...(target === 'course' && patch), version: server.now.version + 1 };
      return server.now;
    },
  });
  const state = () => saver.store.getState();
  return { saver, sent, server, onStale, state, status: () => saveStatus(state()) };
}

const conflictIn = (target: SaveTarget, field: string) =>
  new ApiError('This was changed since you opened it.', {
    code: 'edit_conflict',
    status: 409,
    conflict: {
      version: 2,
      fields: [{ target, field, yours: '', theirs: '', changed_at: '2026-02-01T09:05:00.000Z' }],
    },
  });

test('edits made in one breath are one request', async () => {
  const { saver, sent, status } = aSaver();
  saver.change('course', 'name', 'Ligh');
  saver.change('course', 'name', 'Light');
  saver.change('course', 'level', 'beginner');
  expect(status()).toBe('pending');
  await saver.flush();
  expect(sent).toEqual([['course', { name: 'Light', level: 'beginner' }]]);
  expect(status()).toBe('saved');
});

test('an edit made while one is on its way is sent after it, not beside it', async () => {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  const { saver, sent } = aSaver(async () => {
    await gate;
    return undefined;
  });
  saver.change('course', 'name', 'First title');
  const first = saver.flush();
  await Promise.resolve();
  saver.change('course', 'name', 'Second title');
  const second = saver.flush();
  expect(sent).toHaveLength(1);
  release();
  await Promise.all([first, second]);
  expect(sent.map(([, patch]) => patch.name)).toEqual(['First title', 'Second title']);
});

test('a lost line loses nothing: what failed is sent again, below what was edited meanwhile', async () => {
  let isOnline = false;
  const { saver, sent, status } = aSaver(async () => {
    if (!isOnline) throw offline();
    return undefined;
  });
  saver.change('course', 'name', 'Light');
  saver.change('course', 'level', 'beginner');
  await saver.flush();
  expect(status()).toBe('failed');
  expect(saver.isDirty()).toBe(true);
  saver.change('course', 'name', 'Light and shade');
  isOnline = true;
  await saver.flush();
  expect(sent.at(-1)).toEqual(['course', { name: 'Light and shade', level: 'beginner' }]);
  expect(status()).toBe('saved');
});

test('a field the server refuses is held with its rule, the others are saved', async () => {
  const { saver, sent, status } = aSaver(async (_, patch) => {
    if (patch.slug === 'taken') {
      throw new ApiError('This address is already taken.', {
        code: 'slug_taken',
        status: 409,
        fieldErrors: { slug: ['This address is already taken.'] },
      });
    }
    return undefined;
  });
  saver.change('course', 'slug', 'taken');
  saver.change('course', 'level', 'beginner');
  await saver.flush();
  expect(sent.at(-1)).toEqual(['course', { level: 'beginner' }]);
  expect(status()).toBe('invalid');
  expect(saver.store.getState().refused.get('course')).toEqual({ slug: 'This address is already taken.' });
  saver.change('course', 'slug', 'free');
  await saver.flush();
  expect(status()).toBe('saved');
});

test('an invalid edit is kept for the form and not sent', async () => {
  const { saver, sent, status } = aSaver();
  saver.hold('lesson:1', 'title', 'ab');
  await saver.flush();
  expect(sent).toEqual([]);
  expect(status()).toBe('invalid');
  expect(saver.unsaved('lesson:1')).toEqual({ title: 'ab' });
});

test('what a target reads now is what is unsaved on top of what was read, and nothing once it is gone', () => {
  const lesson = aLesson({ title: 'Dawn' });
  const course = aCourseBuilder({ modules: [{ id: 'm', title: 'Seeing', order: 1, lessons: [lesson] }] });
  const { saver } = aSaver(undefined, { course });
  saver.hold(`lesson:${lesson.id}`, 'markdown', '');
  expect(saver.current(`lesson:${lesson.id}`)).toMatchObject({ title: 'Dawn', markdown: '' });
  saver.take({ ...course, version: 2, modules: [] });
  expect(saver.current(`lesson:${lesson.id}`)).toBeUndefined();
  saver.dispose();
});

test('a field that was changed in two windows is asked about, and the others are saved', async () => {
  const { saver, sent, server, state, status } = aSaver(async (_, patch, on) => {
    if (on < server.now.version && 'name' in patch) throw conflictIn('course', 'name');
    return undefined;
  });
  server.now = aCourseBuilder({ name: 'Theirs', version: 2 });
  saver.change('course', 'name', 'Mine');
  saver.change('course', 'level', 'advanced');
  await saver.flush();
  expect(sent.at(-1)).toEqual(['course', { level: 'advanced' }]);
  expect(status()).toBe('conflict');
  expect(saver.isDirty()).toBe(true);
  expect(state().conflicts.get('course')).toEqual({
    name: { mine: 'Mine', theirs: 'Theirs', changedAt: '2026-02-01T09:05:00.000Z' },
  });
  expect(saver.unsaved('course')).toEqual({ name: 'Mine' });
  saver.change('course', 'name', 'Mine, and more');
  saver.settle('course', 'name', 'Mine and theirs');
  await saver.flush();
  expect(server.now.name).toBe('Mine and theirs');
  expect(status()).toBe('saved');
});

test('who takes the other text has nothing left to save', async () => {
  const { saver, sent, status } = aSaver();
  saver.change('course', 'name', 'Mine');
  saver.take(aCourseBuilder({ name: 'Theirs', version: 2 }));
  expect(status()).toBe('conflict');
  saver.settle('course', 'name', 'Theirs');
  await saver.flush();
  expect([sent, status()]).toEqual([[], 'saved']);
});

test('a newer reading that changed other fields leaves what is typed as it is', async () => {
  const { saver, sent, status } = aSaver();
  saver.change('course', 'name', 'Mine');
  saver.take(aCourseBuilder({ level: 'advanced', version: 2 }));
  expect(status()).toBe('pending');
  await saver.flush();
  expect(sent).toEqual([['course', { name: 'Mine' }]]);
});

test('an older reading that comes late changes nothing', () => {
  const { saver, status } = aSaver(undefined, { course: aCourseBuilder({ version: 5 }) });
  saver.change('course', 'name', 'Mine');
  saver.take(aCourseBuilder({ name: 'Long ago', version: 4 }));
  expect(status()).toBe('pending');
});

test('an edit whose reply was lost is no conflict with itself', async () => {
  let isLost = true;
  const { saver, server, status } = aSaver(async (_, patch, on) => {
    if (isLost) {
      server.now = { ...server.now, name: String(patch.name), version: server.now.version + 1 };
      throw offline();
    }
    if (on < server.now.version) throw conflictIn('course', 'name');
    return undefined;
  });
  saver.change('course', 'name', 'Sent once');
  await saver.flush();
  saver.change('course', 'name', 'Sent once, and more');
  isLost = false;
  await saver.flush();
  expect(status()).toBe('saved');
  expect(server.now.name).toBe('Sent once, and more');
});

test('an order made before a lesson came elsewhere takes it in and is sent again', async () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id) => aLesson({ id }));
  const module = (lessons: (typeof a)[]) => [{ id: 'm', title: 'One', order: 1, lessons: lessons.map((one) => one!) }];
  const { saver, sent, server, status } = aSaver(
    async (target, _, on) => {
      if (on < server.now.version) throw conflictIn(target, 'modules');
      return undefined;
    },
    { course: aCourseBuilder({ modules: module([a, b]) }) },
  );
  server.now = aCourseBuilder({ modules: module([a, b, c]), version: 2 });
  saver.change('order', 'modules', [{ id: 'm', lessons: ['b', 'a'] }]);
  await saver.flush();
  expect(sent.at(-1)).toEqual(['order', { modules: [{ id: 'm', lessons: ['b', 'a', 'c'] }] }]);
  expect(status()).toBe('saved');
});

test('what was typed into a lesson that is gone by now is kept until its author lets it go', async () => {
  const lesson = aLesson({ id: 'l' });
  const course = aCourseBuilder({ modules: [{ id: 'm', title: 'One', order: 1, lessons: [lesson] }] });
  const { saver, server, state, status } = aSaver(
    async () => {
      throw new ApiError('Not found.', { code: 'not_found', status: 404 });
    },
    { course },
  );
  server.now = { ...course, modules: [], version: 2 };
  saver.change('lesson:l', 'markdown', 'A long text');
  await saver.flush();
  expect(state().conflicts.get('lesson:l')).toMatchObject({ markdown: { mine: 'A long text', theirs: undefined } });
  saver.settle('lesson:l', 'markdown', undefined);
  expect(status()).toBe('saved');
});

test('what was typed survives a reload, and is held against what was written elsewhere meanwhile', async () => {
  let kept = noEdits;
  const memory: EditMemory = { read: () => kept, keep: (edits) => (kept = edits) };
  const first = aSaver(() => Promise.reject(offline()), { memory });
  first.saver.change('course', 'name', 'Typed before');
  first.saver.hold('course', 'slug', '!');
  await first.saver.flush();
  first.saver.dispose();
  const again = aSaver(undefined, { memory });
  expect(again.saver.unsaved('course')).toEqual({ name: 'Typed before', slug: '!' });
  again.saver.dispose();
  const later = aSaver(undefined, { memory, course: aCourseBuilder({ name: 'Theirs', version: 2 }) });
  expect(later.status()).toBe('conflict');
  later.saver.settle('course', 'name', 'Theirs');
  expect(kept.conflicts.size + kept.pending.size).toBe(0);
});

test('other changes wait for the edits before them, and tell their own failures', async () => {
  const { saver, sent } = aSaver();
  saver.change('course', 'name', 'Light');
  await expect(saver.run(async () => Promise.reject(offline()))).rejects.toThrow('cannot be reached');
  expect(sent).toHaveLength(1);
});

test('who throws their changes away keeps none of what could not be saved either', async () => {
  const keep = jest.fn<EditMemory['keep']>();
  const { saver, sent, status } = aSaver(undefined, { memory: { read: () => noEdits, keep } });
  saver.hold('course', 'name', 'LI', 'Too short.');
  saver.change('course', 'level', 'beginner');
  saver.forgetAll();
  await saver.flush();
  expect(sent).toEqual([]);
  expect(status()).toBe('saved');
  expect(saver.unsaved('course')).toEqual({});
  expect(keep).toHaveBeenLastCalledWith(expect.objectContaining(noEdits));
});
