import { beforeEach, expect, test } from '@jest/globals';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import type { BuilderLesson } from '@stoa/shared/contract/teaching/lessons.ts';
import type { CarrierNews } from '@stoa/shared/files/start-upload.ts';
import { createUploadStore } from '@stoa/shared/files/upload-store.ts';
import { anId, aStoredFile } from '@stoa/shared/testing/builders.ts';
import type { Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderIn } from '@stoa/shared/testing/render-in.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { batchMemory } from '../features/uploads/batch-memory.ts';
import { aCourseBuilder, aLesson, teacher } from '../testing/builders.ts';
import { InBuilder } from '../testing/in-builder.tsx';
import { CurriculumSection } from './curriculum-section.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const courseWith = (lessons: BuilderLesson[], more: CourseBuilder['modules'] = []) =>
  aCourseBuilder({ modules: [{ id: anId(201), title: 'Day', order: 1, lessons }, ...more] });
const aFile = (name: string, type = 'video/mp4', bytes = 5) => new File([new Uint8Array(bytes)], name, { type });

/** The curriculum over a server that makes lessons, and a fake tus. */
function aCurriculum(course = courseWith([])) {
  const news = new Map<string, CarrierNews>();
  const uploads = createUploadStore({
    pollMs: 1,
    getFile: async (id) => aStoredFile({ id }),
    openCarrier: async ({ file }, given) => ({
      start: () => void news.set(file.name, given),
      abort: async () => undefined,
    }),
  });
  const made: { title: string; kind: string; module_id: string }[] = [];
  const replies = {
    createLesson: ({ body }) => {
      made.push(body);
      const { title, kind } = body;
      const lesson = aLesson({ id: anId(300 + made.length), title, kind, markdown: null });
      const modules = course.modules.map((module) =>
        module.id === body.module_id ? { ...module, lessons: [...module.lessons, lesson] } : module,
      );
      return { ...course, modules };
    },
    createModule: ({ body }) => ({
      ...course,
      modules: [{ id: anId(209), title: body.title, order: 1, lessons: [] }],
    }),
  } satisfies Replies;
  const drawn = (
    <InBuilder course={course} uploads={uploads}>
      <CurriculumSection />
    </InBuilder>
  );
  return { drawn, made, news, uploads, options: { url: '/', session: teacher, replies } };
}
const drop = (onto: Element, files: File[]) => fireEvent.drop(onto, { dataTransfer: { files, types: ['Files'] } });

test('files dropped on a module become its lessons, in the order of their numbers; three are sent at a time', async () => {
  const { drawn, made, news, options } = aCurriculum();
  await renderIn('en', drawn, options);
  drop(await screen.findByRole('region', { name: 'Module 1: Day' }), [
    aFile('10_noon.mp4'),
    aFile('2_shadow.mp3', 'audio/mpeg'),
    aFile('1_where_light_falls.mp4'),
    aFile('11_plan.pdf', 'application/pdf'),
  ]);
  await screen.findByText('Waits for its turn');
  await waitFor(() => expect(made).toHaveLength(4));
  expect(made.map(({ title, kind }) => `${kind} ${title}`)).toEqual([
    'video 1 where light falls',
    'audio 2 shadow',
    'video 10 noon',
    'document 11 plan',
  ]);
  await waitFor(() => expect([...news.keys()]).toEqual(['1_where_light_falls.mp4', '2_shadow.mp3', '10_noon.mp4']));
  expect(screen.getByText('0 of 4 on the server')).toBeVisible();
  act(() => news.get('2_shadow.mp3')!.onSent(anId(7)));
  await waitFor(() => expect(news.has('11_plan.pdf')).toBe(true));
  expect(await screen.findByText('1 of 4 on the server')).toBeVisible();
});

test('what makes no lesson is told by its name, and holds up nothing', async () => {
  const { drawn, made, options } = aCurriculum();
  await renderIn('en', drawn, options);
  drop(await screen.findByRole('region', { name: 'Module 1: Day' }), [
    aFile('notes.txt', 'text/plain'),
    aFile('empty.mp4', 'video/mp4', 0),
    aFile('noon.mp4'),
  ]);
  const told = await screen.findByRole('alert');
  expect(told).toHaveTextContent('2 files were not taken');
  expect(told).toHaveTextContent('“notes.txt” makes no lesson');
  expect(told).toHaveTextContent('“empty.mp4” is empty.');
  await waitFor(() => expect(made.map(({ title }) => title)).toEqual(['noon']));
});

test('a course without modules gets its first one with the files', async () => {
  const { drawn, options } = aCurriculum(aCourseBuilder());
  const { user, calls } = await renderIn('en', drawn, options);
  await user.upload((await screen.findAllByLabelText('Choose files')).at(-1)!, [aFile('noon.mp4')]);
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('createModule'));
});

test('what a closed page has left is named, and goes on with the same file alone', async () => {
  const lesson = aLesson({ id: anId(301), kind: 'video', title: 'Noon', markdown: null });
  const { drawn, news, made, options } = aCurriculum(courseWith([lesson]));
  batchMemory(anId(1), anId(100)).note({ lessonId: lesson.id, purpose: 'video', name: 'noon.mp4', bytes: 5 });
  const { user } = await renderIn('en', drawn, options);
  const row = (await screen.findByText(/^Not finished when the page was closed/)).closest('li')!;
  const choice = within(row).getAllByLabelText('Go on with noon.mp4').at(-1)!;
  await user.upload(choice, [aFile('noon.mp4', 'video/mp4', 9)]);
  expect(await screen.findByRole('alert')).toHaveTextContent('“noon.mp4” is not the file that was begun');
  await user.upload(choice, [aFile('noon.mp4')]);
  await waitFor(() => expect([...news.keys()]).toEqual(['noon.mp4']));
  expect(made).toEqual([]);
});

test('the same file dropped again goes on in its lesson', async () => {
  const lesson = aLesson({ id: anId(301), kind: 'video', title: 'Noon', markdown: null });
  const { drawn, news, made, options } = aCurriculum(courseWith([lesson]));
  batchMemory(anId(1), anId(100)).note({ lessonId: lesson.id, purpose: 'video', name: 'noon.mp4', bytes: 5 });
  await renderIn('en', drawn, options);
  drop(await screen.findByRole('region', { name: 'Module 1: Day' }), [aFile('noon.mp4'), aFile('dusk.mp4')]);
  await waitFor(() => expect([...news.keys()]).toEqual(['noon.mp4', 'dusk.mp4']));
  expect(made.map(({ title }) => title)).toEqual(['dusk']);
});

test('nothing about files for lessons stays in English for who reads French', async () => {
  const lesson = aLesson({ id: anId(301), kind: 'video', title: 'Zénith', markdown: null });
  batchMemory(anId(1), anId(100)).note({ lessonId: lesson.id, purpose: 'video', name: 'noon.mp4', bytes: 5 });
  const course = aCourseBuilder({ modules: [{ id: anId(201), title: 'Jour', order: 1, lessons: [lesson] }] });
  const { drawn, options } = aCurriculum(course);
  const known = { ...options.replies, getCourseBuilder: course, getFile: aStoredFile({ name: 'noon.mp4' }) };
  expect(await untranslated(drawn, { ...options, replies: known, until: 'Zénith' })).toEqual([]);
});
