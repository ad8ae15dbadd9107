import { beforeEach, expect, test } from '@jest/globals';
import type { Chapter } from '@stoa/shared/contract/teaching/chapters.ts';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import { anId, aStoredFile } from '@stoa/shared/testing/builders.ts';
import type { Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { act, fireEvent, screen } from '@testing-library/react';
import { App } from '../../app.tsx';
import { aCourseBuilder, aLesson, teacher } from '../../testing/builders.ts';

const lessonId = anId(300);
const file = aStoredFile({ name: 'noon.mp3', type: 'audio/mpeg', purpose: 'audio', duration_s: 600 });

/** A server with one recording of ten minutes that takes every change of it. */
function recordingWith(given: Chapter[] = []) {
  let chapters = given;
  let version = 1;
  const now = (): CourseBuilder => {
    const lesson = aLesson({
      id: lessonId,
      kind: 'audio',
      title: 'Light',
      markdown: null,
      file,
      duration_s: 600,
      chapters,
    });
    return aCourseBuilder({ version, modules: [{ id: anId(200), title: 'Seeing', order: 1, lessons: [lesson] }] });
  };
  return {
    chapters: () => chapters,
    url: `/course/edit/drawing-with-light?section=curriculum&lesson=${lessonId}`,
    session: teacher,
    replies: {
      getCourseBuilder: () => now(),
      updateLesson: ({ body }) => {
        chapters = body.chapters ?? chapters;
        version += 1;
        return now();
      },
    } satisfies Replies,
  };
}
const saved = () => screen.findByText('Saved', undefined, { timeout: 3_000 });
const timeOf = (number: number) => screen.getByRole('textbox', { name: `Beginning of chapter ${number}` });
const titleOf = (number: number) => screen.getByRole('textbox', { name: `Name of chapter ${number}` });

beforeEach(() => sessionStorage.clear());

test('chapters are written with the keyboard, and saved by time', async () => {
  const server = recordingWith();
  const { user } = renderScreen(<App />, server);
  await user.click(await screen.findByRole('button', { name: 'Add a chapter' }));
  expect(titleOf(1)).toHaveFocus();
  await user.keyboard('Morning');
  await user.click(screen.getByRole('button', { name: 'Add a chapter' }));
  expect(timeOf(2)).toHaveFocus();
  await user.keyboard('8:00{Tab}Evening');
  await user.click(screen.getByRole('button', { name: 'Add a chapter' }));
  await user.keyboard('4:30{Tab}Noon');
  await user.click(screen.getByRole('button', { name: 'Sort by time' }));
  expect(titleOf(2)).toHaveValue('Noon');
  expect(screen.queryByRole('button', { name: 'Sort by time' })).toBeNull();
  await saved();
  expect(server.chapters()).toEqual([
    { start_s: 0, title: 'Morning' },
    { start_s: 270, title: 'Noon' },
    { start_s: 480, title: 'Evening' },
  ]);
});

test('what is wrong with a chapter is told beside it, and not while it is begun', async () => {
  const server = recordingWith([{ start_s: 60, title: 'Noon' }]);
  const { user } = renderScreen(<App />, server);
  await user.click(await screen.findByRole('button', { name: 'Add a chapter' }));
  expect(timeOf(2)).not.toHaveAccessibleDescription();
  await user.click(titleOf(1));
  expect(await screen.findByText('Give the time as minutes and seconds, such as 4:30.')).toBeVisible();
  expect(titleOf(2)).toHaveAccessibleDescription('Name the chapter.');
  await user.type(timeOf(2), '1:00');
  expect(timeOf(2)).toHaveAccessibleDescription('Two chapters cannot begin at the same second.');
  await user.clear(timeOf(2));
  await user.type(timeOf(2), '10:00');
  expect(timeOf(2)).toHaveAccessibleDescription('A chapter begins before the end.');
  expect(server.chapters()).toEqual([{ start_s: 60, title: 'Noon' }]);
});

test('lines that are pasted become chapters, and can be taken back', async () => {
  const server = recordingWith([{ start_s: 60, title: 'Noon' }]);
  const { toasts } = renderScreen(<App />, server);
  await screen.findByRole('button', { name: 'Add a chapter' });
  fireEvent.paste(titleOf(1), { clipboardData: { getData: () => '00:00 Morning\n08:00 Evening' } });
  expect(titleOf(3)).toHaveValue('Evening');
  await saved();
  expect(server.chapters().map(({ title }) => title)).toEqual(['Morning', 'Noon', 'Evening']);
  await act(async () => toasts.at(-1)!.action!.run());
  expect(screen.queryByRole('textbox', { name: 'Name of chapter 2' })).toBeNull();
  expect(titleOf(1)).toHaveValue('Noon');
});

test('a chapter is removed, the focus goes to its neighbour, and it comes back', async () => {
  const server = recordingWith([
    { start_s: 0, title: 'Morning' },
    { start_s: 60, title: 'Noon' },
  ]);
  const { user, toasts } = renderScreen(<App />, server);
  await user.click(await screen.findByRole('button', { name: 'Remove chapter 1' }));
  expect(timeOf(1)).toHaveFocus();
  expect(timeOf(1)).toHaveValue('1:00');
  await saved();
  expect(server.chapters()).toEqual([{ start_s: 60, title: 'Noon' }]);
  await act(async () => toasts.at(-1)!.action!.run());
  expect(titleOf(1)).toHaveValue('Morning');
  expect(titleOf(2)).toHaveValue('Noon');
});
