import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aCourseCard, anId } from '@stoa/shared/testing/builders.ts';
import { refusal } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { App } from '../app.tsx';
import { aCourseList, aLessonSearch, aTaughtLesson, aTree } from '../testing/builders.ts';

const replies = { listCategories: aTree(), searchLessons: aLessonSearch() };
const found = aCourseList([aCourseCard()]);

test('the list shows what the address asks for', async () => {
  const { calls } = renderScreen(<App />, {
    url: '/marketplace/results?q=light&level=beginner&type=free',
    replies: { ...replies, listCourses: found },
  });
  expect(await screen.findByRole('link', { name: 'Drawing with light' })).toHaveAttribute(
    'href',
    '/course-info/drawing-with-light',
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Results for “light”' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('1 course');
  const call = calls.find(({ name }) => name === 'listCourses');
  expect(call?.query).toMatchObject({ q: 'light', level: ['beginner'], type: 'free' });
});

test('of more courses than are counted it says that there are more, and of each choice that was not counted out', async () => {
  const listCourses = {
    ...aCourseList([aCourseCard()], { total: 5000 }),
    total_is_least: true as const,
    least: ['level' as const],
  };
  renderScreen(<App />, { url: '/marketplace/results?q=light', replies: { ...replies, listCourses } });
  expect(await screen.findByText('5,000+ courses')).toBeVisible();
  const count = (name: RegExp) => screen.getByRole('checkbox', { name }).closest('label, div')?.parentElement;
  expect(count(/Beginner/)).toHaveTextContent(/\d\+/);
  expect(count(/^1 to 3 hours/)).not.toHaveTextContent('+');
});

test('a micro course is called so, beside its length; others are not', async () => {
  const short = aCourseCard({ id: anId(101), name: 'Light in a minute', is_micro: true, duration_s: 240 });
  const listCourses = aCourseList([aCourseCard(), short]);
  renderScreen(<App />, { url: '/marketplace/results', replies: { ...replies, listCourses } });
  const card = (await screen.findByRole('link', { name: 'Light in a minute' })).closest('article')!;
  expect(within(card).getByText('Micro course').parentElement).toHaveTextContent('Micro course Beginner · 4 min');
  expect(screen.getAllByText('Micro course')).toHaveLength(1);
});

test('choosing a filter changes the address and begins at the first page', async () => {
  const { user, url } = renderScreen(<App />, {
    url: '/marketplace/results?q=light&page=3',
    replies: { ...replies, listCourses: found },
  });
  await screen.findByRole('link', { name: 'Drawing with light' });
  await user.click(screen.getByRole('checkbox', { name: /Beginner/ }));
  expect(url()).toBe('/marketplace/results?q=light&level=beginner');
});

test('language, length, captions, rating and skills narrow the list by the address, with the page in it', async () => {
  const { user, url, calls } = renderScreen(<App />, {
    url: '/marketplace/results?language=fr&page=2',
    replies: { ...replies, listCourses: aCourseList([aCourseCard()], { page: 2, total: 60 }) },
  });
  await screen.findByRole('link', { name: 'Drawing with light' });
  await user.click(screen.getByRole('button', { name: 'Page 3' }));
  expect(url()).toBe('/marketplace/results?language=fr&page=3');
  await user.click(screen.getByRole('checkbox', { name: /^1 to 3 hours/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Arabic/ }));
  await user.click(screen.getByRole('radio', { name: /^4 and up/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Exposure/ }));
  await waitFor(() =>
    expect(calls.filter(({ name }) => name === 'listCourses').at(-1)?.query).toMatchObject({
      language: ['fr'],
      duration: ['1h_to_3h'],
      captions: ['ar'],
      rating: 4,
      skill: [anId(60)],
      page: 1,
    }),
  );
  const active = screen.getByRole('group', { name: 'Active filters' });
  for (const name of ['French', '1 to 3 hours', 'Captions in Arabic', '4 stars and up', 'Exposure']) {
    await user.click(within(active).getByRole('button', { name: `Remove the filter ${name}` }));
  }
  await waitFor(() => expect(url()).toBe('/marketplace/results'));
});

test('two choices made at once both count, and show before the address has followed', async () => {
  const { url } = renderScreen(<App />, { url: '/marketplace/results', replies: { ...replies, listCourses: found } });
  await screen.findByRole('link', { name: 'Drawing with light' });
  const [beginner, free] = [
    screen.getByRole('checkbox', { name: /Beginner/ }),
    screen.getByRole('radio', { name: /Free/ }),
  ];
  act(() => beginner.click());
  act(() => free.click());
  expect(beginner).toBeChecked();
  expect(free).toBeChecked();
  await waitFor(() => expect(url()).toBe('/marketplace/results?level=beginner&type=free'));
});

test('a filter that would leave nothing is not offered, and each active one can be removed', async () => {
  const { user, url } = renderScreen(<App />, {
    url: '/marketplace/results?category=photography&type=free',
    replies: { ...replies, listCourses: found },
  });
  await screen.findByRole('link', { name: 'Drawing with light' });
  expect(screen.queryByRole('checkbox', { name: /Advanced/ })).not.toBeInTheDocument();
  const active = screen.getByRole('group', { name: 'Active filters' });
  await user.click(await within(active).findByRole('button', { name: 'Remove the filter Photography' }));
  expect(url()).toBe('/marketplace/results?type=free');
});

test('one who is enrolled is led back into the course', async () => {
  renderScreen(<App />, {
    url: '/marketplace/results',
    session: {},
    replies: { ...replies, listCourses: aCourseList([aCourseCard({ student_percentage: 40 })]) },
  });
  expect(await screen.findByRole('link', { name: 'Drawing with light' })).toHaveAttribute(
    'href',
    '/course/drawing-with-light',
  );
  expect(screen.getByText('40% complete')).toBeVisible();
});

test('nothing found offers the nearest name', async () => {
  renderScreen(<App />, {
    url: '/marketplace/results?q=ligth',
    replies: { ...replies, listCourses: aCourseList([], { did_you_mean: 'Drawing with light' }) },
  });
  expect(await screen.findByRole('link', { name: 'Drawing with light' })).toHaveAttribute(
    'href',
    '/marketplace/results?q=Drawing+with+light',
  );
});

test('a failed search says why and can be tried again', async () => {
  let fails = true;
  const { user } = renderScreen(<App />, {
    url: '/marketplace/results',
    replies: {
      ...replies,
      listCourses: () => {
        if (fails) throw refusal('internal');
        return found;
      },
    },
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  fails = false;
  await user.click(again);
  expect(await screen.findByRole('link', { name: 'Drawing with light' })).toBeVisible();
});

test('an address past the last page shows the last page', async () => {
  const pages: unknown[] = [];
  renderScreen(<App />, {
    url: '/marketplace/results?page=99',
    replies: {
      ...replies,
      listCourses: ({ query }) => {
        const page = Number(query.page);
        pages.push(page);
        return aCourseList(page === 2 ? [aCourseCard()] : [], { page, total: 30 });
      },
    },
  });
  expect(await screen.findByRole('link', { name: 'Drawing with light' })).toBeVisible();
  expect(pages).toEqual([99, 2]);
  expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
});

test('results for other words than those that were typed are said to be so', async () => {
  renderScreen(<App />, {
    url: '/marketplace/results?q=ligth+spaceship',
    replies: { ...replies, listCourses: aCourseList([aCourseCard()], { did_you_mean: 'light', is_partial: true }) },
  });
  expect(await screen.findByRole('note')).toHaveTextContent(
    'Nothing was found for “ligth spaceship”. These are results for “light”. No course has all of these words. These have some of them.',
  );
});

test('a completed course leads to its certificate', async () => {
  const done = aCourseCard({ student_percentage: 100, certificate_slug: 'ada-light' });
  renderScreen(<App />, {
    url: '/marketplace/results',
    session: {},
    replies: { ...replies, listCourses: aCourseList([done]) },
  });
  expect(await screen.findByText('Completed')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View certificate' })).toHaveAttribute('href', '/certificates/ada-light');
});

test('an address that a category had before leads to the one that it has now', async () => {
  const [top, ...others] = aTree();
  const { url } = renderScreen(<App />, {
    url: '/marketplace/results?level=beginner&category=drawing-of-old',
    replies: { listCategories: [{ ...top!, former_slugs: ['drawing-of-old'] }, ...others], listCourses: found },
  });
  await waitFor(() => expect(url()).toBe(`/marketplace/results?category=${top!.slug}&level=beginner`));
  expect(await screen.findByRole('heading', { level: 1, name: top!.name })).toBeVisible();
});

test('what is said in lessons is found with its second, for the words that were meant, under the same filters', async () => {
  const { calls } = renderScreen(<App />, {
    url: '/marketplace/results?q=ligth&language=en',
    replies: {
      ...replies,
      listCourses: aCourseList([aCourseCard()], { did_you_mean: 'light' }),
      searchLessons: aLessonSearch([aTaughtLesson()]),
    },
  });
  const found = await screen.findByRole('region', { name: 'In lessons' });
  expect(await within(found).findByText('“light” is said in 1 lesson.')).toBeVisible();
  expect(within(found).getByText('light', { selector: 'mark' })).toBeVisible();
  expect(within(found).getByRole('link', { name: '1:05 Soft light forgives.' })).toHaveAttribute(
    'href',
    `/course/player/preview/drawing-with-light?lesson=${anId(71)}&at=65`,
  );
  expect(calls.find(({ name }) => name === 'searchLessons')?.query).toMatchObject({ q: 'light', language: ['en'] });
});

test('one who takes the course is led into it; where a lesson is closed, to the course that teaches it', async () => {
  const taken = aTaughtLesson({ course: aCourseCard({ student_percentage: 10 }) });
  const closed = aTaughtLesson({
    course: aCourseCard({ name: 'Paid light', slug: 'paid-light' }),
    lesson: { id: anId(72), title: 'Hard light', kind: 'audio' },
    is_open: false,
    lines: [],
  });
  renderScreen(<App />, {
    url: '/marketplace/results?q=light',
    session: {},
    replies: { ...replies, listCourses: found, searchLessons: aLessonSearch([taken, closed]) },
  });
  expect(await screen.findByRole('link', { name: /^1:05/ })).toHaveAttribute(
    'href',
    `/course/drawing-with-light?lesson=${anId(71)}&at=65`,
  );
  expect(screen.queryByRole('link', { name: 'Hard light' })).toBeNull();
  expect(screen.getByText(/^This course teaches it/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Paid light' })).toHaveAttribute('href', '/course-info/paid-light');
});

test('more lessons are shown when they are asked for; without words, on later pages and where nothing is said there are none', async () => {
  const { user } = renderScreen(<App />, {
    url: '/marketplace/results?q=light',
    replies: {
      ...replies,
      listCourses: found,
      searchLessons: ({ query }) =>
        query.page === 2
          ? {
              ...aLessonSearch([aTaughtLesson({ lesson: { id: anId(73), title: 'Dusk', kind: 'video' } })], 6),
              page: 2,
            }
          : aLessonSearch([aTaughtLesson()], 6),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Show more lessons' }));
  expect(await screen.findByRole('link', { name: 'Dusk' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more lessons' })).toBeNull();
});

test.each(['/marketplace/results', '/marketplace/results?q=light&page=2'])('%s asks for no lessons', async (url) => {
  const { calls } = renderScreen(<App />, {
    url,
    replies: { ...replies, listCourses: { ...found, total: 30, page: 2 } },
  });
  await screen.findByRole('link', { name: 'Drawing with light' });
  expect(calls.some(({ name }) => name === 'searchLessons')).toBe(false);
});
