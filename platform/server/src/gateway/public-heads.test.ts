import { expect, test } from '@jest/globals';
import type { CourseDetails } from '@stoa/shared/contract/market/catalogue.ts';
import { textsIn } from './page-texts.ts';
import { courseHead, instructorHead, landingHead, portfolioHead } from './public-heads.ts';

const aCourse = (given: Partial<CourseDetails> = {}): CourseDetails => ({
  id: '018f0000-0000-7000-8000-000000000001',
  name: 'Reading light',
  slug: 'reading-light',
  short_description: 'See what a photograph is made of.',
  cover_url: '/api/cover.svg',
  category: null,
  level: 'beginner',
  content_type: 'video',
  type: 'paid',
  price_minor: 1950,
  currency: 'EUR',
  language: 'en',
  co_instructors: [],
  creator: {
    id: '018f0000-0000-7000-8000-000000000002',
    full_name: 'Grace',
    initial: 'G',
    title: null,
    profile_image: null,
  },
  lesson_count: 6,
  duration_s: 5400,
  rating: null,
  rating_count: 0,
  enrollment_count: 0,
  published_at: null,
  student_percentage: null,
  description: '',
  objectives: [],
  requirements: [],
  audience: [],
  skills: [],
  status: 'published',
  modules: [],
  updated_at: '2026-01-01T00:00:00.000Z',
  can_come_back: false,
  resource_count: 0,
  ...given,
});

test('a course tells search engines its price, its length and who teaches it', () => {
  const head = courseHead(aCourse(), 'https://stoa.example');
  expect(head).toMatchObject({
    title: 'Reading light · Stoa',
    image: 'https://stoa.example/api/cover.svg',
    isIndexed: true,
    jsonLd: {
      '@type': 'Course',
      url: 'https://stoa.example/course-info/reading-light',
      author: { name: 'Grace' },
      offers: { price: '19.50', priceCurrency: 'EUR' },
      timeRequired: 'PT1H30M',
    },
  });
  expect(head.jsonLd).not.toHaveProperty('aggregateRating');
});

test('a course that nobody rated claims no rating, one that is not published is not indexed', () => {
  expect(courseHead(aCourse({ rating: 4.46, rating_count: 12 }), 'https://stoa.example').jsonLd).toMatchObject({
    aggregateRating: { ratingValue: '4.5', ratingCount: 12 },
  });
  expect(courseHead(aCourse({ status: 'unpublished' }), 'https://stoa.example').isIndexed).toBe(false);
});

test.each([
  ['JPY', 1500, '1500'],
  ['KWD', 12_340, '12.340'],
])('a price in %s has its own digits', (currency, price_minor, price) => {
  const head = courseHead(aCourse({ currency, price_minor }), 'https://stoa.example');
  expect(head.jsonLd).toMatchObject({ offers: { price, priceCurrency: currency } });
});

test('the front page offers its search', () => {
  expect(landingHead('https://stoa.example', textsIn('en')).jsonLd).toMatchObject({
    potentialAction: { target: 'https://stoa.example/marketplace/results?q={query}' },
  });
});

test('a shared portfolio says whose it is to who has its address, and nothing to search engines', () => {
  const person = { full_name: 'Grace', initial: 'G', title: null, profile_image: null };
  expect(portfolioHead({ person, items: [] }, 'https://stoa.example', textsIn('en'))).toEqual({
    title: 'Portfolio of Grace · Stoa',
    description: 'What Grace can do, and what shows it.',
    kind: 'website',
    isIndexed: false,
  });
});

test('a teacher’s page tells search engines who teaches; who says nothing of themself is told by their title', () => {
  const given = {
    id: '018f0000-0000-7000-8000-000000000009',
    full_name: 'Iris Winter',
    initial: 'IW',
    title: 'Type designer',
    profile_image: '/api/face.png',
    about: ' ',
    course_count: 2,
    learner_count: 9,
    rating: null,
    rating_count: 0,
    is_followed: false,
    follower_count: 0,
    is_self: false,
  };
  const head = instructorHead(given, 'https://stoa.example');
  expect(head).toMatchObject({ title: 'Iris Winter · Stoa', description: 'Type designer', isIndexed: true });
  expect(head.jsonLd).toMatchObject({
    '@type': 'ProfilePage',
    mainEntity: {
      name: 'Iris Winter',
      image: 'https://stoa.example/api/face.png',
      url: `https://stoa.example/instructor/${given.id}`,
    },
  });
  expect(instructorHead({ ...given, about: 'Draws letters.' }, 'https://stoa.example').description).toBe(
    'Draws letters.',
  );
});
