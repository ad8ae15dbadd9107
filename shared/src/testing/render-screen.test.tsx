import { expect, test } from '@jest/globals';
import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { Link, useLocation } from 'react-router-dom';
import { useApi, usePlatform, useSession } from '../federation/platform-context.tsx';
import { isApiError } from '../http/api-error.ts';
import { anId } from './builders.ts';
import { refusal } from './fake-api.ts';
import { renderScreen } from './render-screen.tsx';

function Suggestions() {
  const api = useApi();
  const { search } = useLocation();
  const { state } = useSession();
  const { events } = usePlatform();
  const found = useQuery({
    queryKey: [search],
    queryFn: () => api.suggestCourses({ query: { q: new URLSearchParams(search).get('q') ?? '' } }),
  });
  if (found.isError) return <p>{isApiError(found.error) ? found.error.code : 'broken'}</p>;
  return (
    <main>
      <p>{state}</p>
      {found.data?.map((course) => (
        <h2 key={course.slug}>{course.name}</h2>
      ))}
      <Link to="?q=sound">Sound</Link>
      <button onClick={() => events.emit('course-enrolled', { courseId: anId(1) })}>Enrol</button>
    </main>
  );
}

const suggestion = { id: anId(1), name: 'Drawing with light', slug: 'drawing-with-light', category: null };

test('a screen reads from replies, follows its links, and everything it did is told', async () => {
  const { user, calls, navigations, url, events } = renderScreen(<Suggestions />, {
    url: '/marketplace/results?q=light',
    session: {},
    replies: { suggestCourses: ({ query }) => (query.q === 'light' ? [suggestion] : []) },
  });
  expect(await screen.findByRole('heading', { name: 'Drawing with light' })).toBeVisible();
  expect(screen.getByText('signed-in')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Sound' }));
  expect(url()).toBe('/marketplace/results?q=sound');
  expect(navigations).toEqual([{ to: '/marketplace/results?q=sound', replace: false }]);
  expect(calls.map((call) => call.name)).toEqual(['suggestCourses', 'suggestCourses']);
  await user.click(screen.getByRole('button', { name: 'Enrol' }));
  expect(events).toEqual([{ name: 'course-enrolled', detail: { courseId: anId(1) } }]);
});

test('a refused call reaches the screen with its code', async () => {
  renderScreen(<Suggestions />, {
    url: '/?q=light',
    replies: {
      suggestCourses: () => {
        throw refusal('rate_limited', { status: 418 });
      },
    },
  });
  expect(await screen.findByText('rate_limited')).toBeVisible();
});

test('a fake cannot lie: an answer against the contract is an error', async () => {
  renderScreen(<Suggestions />, { url: '/?q=light', replies: { suggestCourses: [{ ...suggestion, id: '7' }] } });
  expect(await screen.findByText('internal')).toBeVisible();
});
