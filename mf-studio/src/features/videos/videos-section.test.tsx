import { beforeEach, expect, test } from '@jest/globals';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import { anId, aStoredFile } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { App } from '../../app.tsx';
import { aCourseBuilder, aLesson, teacher } from '../../testing/builders.ts';
import { aCourseVideo } from '../../testing/videos.ts';

const lessonId = anId(300);
const film = aLesson({
  id: lessonId,
  kind: 'video',
  title: 'Noon',
  markdown: null,
  file: aStoredFile({ url: '/old' }),
});
const withLesson = (lesson = film): CourseBuilder =>
  aCourseBuilder({ modules: [{ id: anId(200), title: 'Seeing', order: 1, lessons: [lesson] }] });
const elsewhere = {
  lesson_id: anId(310),
  title: 'Midday',
  course: { id: anId(110), name: 'Shade', slug: 'shade' },
};
const at = (search: string, replies: Replies, course = withLesson()) => ({
  url: `/course/edit/drawing-with-light?${search}`,
  session: teacher,
  replies: { getCourseBuilder: course, ...replies },
});
const inMedia = (replies: Replies, course?: CourseBuilder) => at('section=media', replies, course);
const inLesson = (replies: Replies) => at(`section=curriculum&lesson=${lessonId}`, replies);

beforeEach(() => sessionStorage.clear());

test('each film says what it has and lacks, and which other lessons show it', async () => {
  const recording = aCourseVideo({
    lesson_id: anId(301),
    title: 'Talk',
    kind: 'audio',
    file: null,
    captions: [],
    poster_file: null,
    chapters: [],
    used_by: [],
  });
  renderScreen(<App />, inMedia({ listCourseVideos: [aCourseVideo({ used_by: [elsewhere] }), recording] }));
  const table = await screen.findByRole('table', { name: 'Films and recordings' });
  const [, noon, talk] = within(table).getAllByRole('row');
  const cells = (row: HTMLElement) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells(noon!)).toEqual([
    'NoonSeeing',
    '1 min3.4 MB · 1280 × 720',
    'English',
    'Its own',
    '1',
    'Midday, in the course Shade',
  ]);
  expect(cells(talk!)).toEqual([
    'TalkSeeing',
    'No file yet',
    'No transcript yet',
    'Needs none',
    '0',
    'No other lesson',
  ]);
  expect(within(table).getByRole('link', { name: 'Midday, in the course Shade' })).toHaveAttribute(
    'href',
    `/course/edit/shade?section=curriculum&lesson=${anId(310)}`,
  );
  expect(screen.getByText('2 lessons, 1 min in all, 3.4 MB')).toBeVisible();
});

test('a course without films asks for none', async () => {
  const { calls } = renderScreen(<App />, inMedia({}, withLesson(aLesson())));
  expect(await screen.findByRole('group', { name: 'Cover' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Films and recordings' })).toBeNull();
  expect(calls.map(({ name }) => name)).not.toContain('listCourseVideos');
});

test('films that could not be read can be asked for again', async () => {
  let isDown = true;
  const listCourseVideos = () => {
    if (isDown) throw refusal('not_found');
    return [aCourseVideo()];
  };
  const { user } = renderScreen(<App />, inMedia({ listCourseVideos }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(again);
  expect(await screen.findByRole('link', { name: 'Noon' })).toBeVisible();
});

test('nothing of it stays in English for who reads French', async () => {
  const bare = { captions: [], poster_file: null, used_by: [elsewhere] };
  const course = { ...withLesson(), checklist: [] };
  const lacking = aCourseVideo({ lesson_id: anId(301), title: 'Dusk', ...bare });
  const { url, session, replies } = inMedia({ listCourseVideos: [aCourseVideo(), lacking] }, course);
  expect(await untranslated(<App />, { url, session, replies, until: 'Dusk', except: ['Description'] })).toEqual([]);
});

test('the lesson names other lessons with the same file, and asks for a new link when its own has run out', async () => {
  const links = ['/old', '/new'];
  const getCourseVideo = () =>
    aCourseVideo({ file: aStoredFile({ url: links.shift() ?? '/newest' }), used_by: [elsewhere] });
  const { container } = renderScreen(<App />, inLesson({ getCourseVideo }));
  expect(await screen.findByRole('link', { name: 'Midday, in the course Shade' })).toBeVisible();
  const shown = () => container.querySelector('video')!;
  expect(shown()).toHaveAttribute('src', '/old');
  fireEvent.error(shown());
  await waitFor(() => expect(shown()).toHaveAttribute('src', '/new'));
});

test('the film of a lesson is taken away by its own call, on the version that was seen', async () => {
  const taken = { ...film, file: null };
  const { user, calls } = renderScreen(
    <App />,
    inLesson({ getCourseVideo: aCourseVideo(), updateLessonFile: { ...withLesson(taken), version: 2 } }),
  );
  const field = await screen.findByRole('group', { name: 'Video' });
  await user.click(within(field).getByRole('button', { name: 'Remove' }));
  expect(await within(field).findByRole('button', { name: 'Choose an MP4 or WebM video' })).toBeVisible();
  expect(calls.find(({ name }) => name === 'updateLessonFile')).toMatchObject({
    params: { id: anId(100) },
    body: { lesson_id: lessonId, file_id: null, base_version: 1 },
  });
});

test('a cover and a text that are changed in one breath are two calls on one version', async () => {
  const covered = { ...withLesson(aLesson()), cover_file: aStoredFile({ purpose: 'cover' }) };
  const bare = { ...covered, cover_file: null, version: 2 };
  const { user, calls } = renderScreen(
    <App />,
    inMedia({ updateCourseCover: bare, updateCourse: { ...bare, captions_waiver: 'Music', version: 3 } }, covered),
  );
  const cover = await screen.findByRole('group', { name: 'Cover' });
  await user.type(screen.getByRole('textbox', { name: 'Why videos may go without captions' }), 'Music');
  await user.click(within(cover).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('updateCourse'));
  const sent = calls.filter(({ name }) => name.startsWith('updateCourse'));
  expect(sent.map(({ name, body }) => [name, body])).toEqual([
    ['updateCourseCover', { course_id: anId(100), cover_file_id: null, base_version: 1 }],
    ['updateCourse', { captions_waiver: 'Music', base_version: 1 }],
  ]);
});
