import { beforeEach, expect, test } from '@jest/globals';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import { anId } from '@stoa/shared/testing/builders.ts';
import type { Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { screen, waitFor } from '@testing-library/react';
import { App } from '../app.tsx';
import { aCourseBuilder, aLesson, teacher } from '../testing/builders.ts';

const lessonId = anId(300);

/** A server with one embed that takes every change of it. */
function anEmbed() {
  let address: string | null = null;
  let version = 1;
  const now = (): CourseBuilder => {
    const lesson = aLesson({ id: lessonId, kind: 'embed', title: 'Light', markdown: '', embed_url: address });
    return aCourseBuilder({ version, modules: [{ id: anId(200), title: 'Seeing', order: 1, lessons: [lesson] }] });
  };
  return {
    address: () => address,
    url: `/course/edit/drawing-with-light?section=curriculum&lesson=${lessonId}`,
    session: teacher,
    replies: {
      getCourseConstants: {
        levels: [],
        content_type: [],
        course_review_status: [],
        payments_open: false,
        CERTIFICATE_IMG_URL: '',
        embed_hosts: ['player.vimeo.com'],
      },
      getCourseBuilder: () => now(),
      updateLesson: ({ body }) => {
        address = body.embed_url ?? null;
        version += 1;
        return now();
      },
    } satisfies Replies,
  };
}

beforeEach(() => sessionStorage.clear());

test('what is pasted becomes the address of a frame, which is shown when it is asked for', async () => {
  const server = anEmbed();
  const { user } = renderScreen(<App />, server);
  const field = await screen.findByRole('textbox', { name: 'Address of the page' });
  await waitFor(() => expect(field).toBeEnabled());
  await user.click(field);
  await user.paste('https://vimeo.com/76979871');
  await waitFor(() => expect(server.address()).toBe('https://player.vimeo.com/video/76979871'), { timeout: 3_000 });
  await user.tab();
  expect(field).toHaveValue('https://player.vimeo.com/video/76979871');
  await user.click(screen.getByRole('button', { name: 'Show the page' }));
  expect(screen.getByTitle('Light, on player.vimeo.com')).toBeInTheDocument();
});

test('a page of another site is refused at once, with the names of those that can be shown', async () => {
  const server = anEmbed();
  const { user } = renderScreen(<App />, server);
  const field = await screen.findByRole('textbox', { name: 'Address of the page' });
  await waitFor(() => expect(field).toBeEnabled());
  await user.click(field);
  await user.paste('https://codepen.io/ada/pen/xyZAbc');
  expect(field).toHaveAccessibleDescription(/Pages of these sites can: player\.vimeo\.com\./);
  expect(server.address()).toBeNull();
});
