import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import type { CourseCard } from '@stoa/shared/contract/teaching/course-card.ts';
import type { Cart } from '@stoa/shared/contract/market/cart.ts';
import type { CourseDetails, CourseList } from '@stoa/shared/contract/market/catalogue.ts';
import type { Instructor } from '@stoa/shared/contract/market/instructors.ts';
import type { TaughtLesson } from '@stoa/shared/contract/market/lesson-search.ts';
import type { LearningPathDetails } from '@stoa/shared/contract/market/learning-paths.ts';
import type { Subscription, SubscriptionPlan } from '@stoa/shared/contract/market/plans.ts';
import type { Introduction } from '@stoa/shared/contract/people/profile.ts';
import type { Category, TakenCategory } from '@stoa/shared/contract/taxonomy/taxonomy.ts';
import { aCourseCard, anId, aPathCard } from '@stoa/shared/testing/builders.ts';

export const aCourseList = (items: CourseCard[], given: Partial<CourseList> = {}): CourseList => ({
  items,
  page: 1,
  per_page: 24,
  total: items.length,
  facets: {
    category: [{ value: 'photography', name: 'Photography', count: items.length }],
    level: [
      { value: 'beginner', name: 'Beginner', count: items.length },
      { value: 'advanced', name: 'Advanced', count: 0 },
    ],
    content_type: [{ value: 'mixed', name: 'Mixed', count: items.length }],
    type: [{ value: 'free', name: 'free', count: items.length }],
    rating: [{ value: '4', name: '4', count: items.length }],
    language: [{ value: 'fr', name: 'French', count: items.length }],
    duration: [{ value: '1h_to_3h', name: '1 to 3 hours', count: items.length }],
    skill: [{ value: anId(60), name: 'Exposure', count: items.length }],
    captions: [{ value: 'ar', name: 'Arabic', count: items.length }],
  },
  did_you_mean: null,
  ...given,
});

export const aTaughtLesson = (given: Partial<TaughtLesson> = {}): TaughtLesson => ({
  course: aCourseCard(),
  lesson: { id: anId(71), title: 'Where light comes from', kind: 'video' },
  is_open: true,
  lines: [
    {
      start_s: 65.5,
      language: 'en',
      parts: [
        { text: 'Soft ', is_hit: false },
        { text: 'light', is_hit: true },
        { text: ' forgives.', is_hit: false },
      ],
    },
  ],
  ...given,
});

/** What is found in lessons, all on one page unless told otherwise. */
export const aLessonSearch = (items: TaughtLesson[] = [], total = items.length) => ({
  items,
  page: 1,
  per_page: 5,
  total,
});

/** Whose courses people take. */
export const aTakenCategory = (given: Partial<TakenCategory> = {}): TakenCategory => ({
  id: anId(50),
  name: 'Photography',
  names: { fr: 'Photographie' },
  slug: 'photography',
  course_count: 3,
  enrollment_count: 12,
  ...given,
});

/** One who came to learn photography. */
export const anIntroduction = (interests = [anId(50)]): Introduction => ({
  goal: 'fun',
  interests,
  level: 'beginner',
  weekly_minutes: 60,
  language: 'en',
});

export const aTree = (): Category[] => [
  {
    id: anId(50),
    name: 'Photography',
    names: { fr: 'Photographie' },
    slug: 'photography',
    course_count: 3,
    sub_categories: [
      {
        id: anId(51),
        name: 'Lighting',
        names: { fr: 'Éclairage' },
        slug: 'lighting',
        final_categories: [
          {
            id: anId(52),
            name: 'Window light',
            slug: 'window-light',
            sub_sub_id: anId(51),
          },
        ],
      },
    ],
  },
];

export const aCourse = (given: Partial<CourseDetails> = {}): CourseDetails => ({
  ...aCourseCard(),
  description: 'Light is **measured** before it is shaped.',
  objectives: ['Measure light with the camera in your hand'],
  requirements: [],
  audience: [],
  skills: [{ id: anId(60), skill: 'Exposure' }],
  status: 'published',
  updated_at: '2026-03-01T09:00:00.000Z',
  modules: [
    {
      id: anId(70),
      title: 'Seeing',
      order: 1,
      lessons: [
        {
          id: anId(71),
          title: 'What light does',
          order: 1,
          kind: 'text',
          duration_s: 240,
          is_preview: true,
          required: true,
        },
      ],
    },
  ],
  can_come_back: false,
  resource_count: 0,
  co_instructors: [],
  ...given,
});

/** A film that everyone may see, as the player is given it. */
export const aTrailer = (given: Partial<Reply<'getLesson'>> = {}): Reply<'getLesson'> => ({
  id: anId(71),
  title: 'What light does',
  order: 1,
  kind: 'video',
  duration_s: 125,
  is_preview: true,
  required: true,
  course_id: anId(100),
  progress: { percentage: 0, position_s: 0, completed: false, completed_at: null, watched: [] },
  content: {
    kind: 'video',
    video_url: '/film.mp4',
    video_type: 'video/mp4',
    video_height: 1080,
    video_bytes: null,
    rungs: [{ height: 480, bytes: 1000, url: '/film-480.mp4' }],
    poster_url: null,
    captions: [
      { language: 'en', label: 'English', url: '/en.vtt' },
      { language: 'fr', label: 'français', url: '/fr.vtt' },
    ],
    transcript: [],
    chapters: [],
    duration_s: 125,
    watch_threshold: 90,
  },
  ...given,
});

export const aPathCourse = (
  order: number,
  given: Partial<LearningPathDetails['courses'][number]> = {},
): LearningPathDetails['courses'][number] => ({
  order,
  required: true,
  course: aCourseCard(),
  percentage: null,
  completed: false,
  waits: false,
  ...given,
});

export const aLearningPath = (given: Partial<LearningPathDetails> = {}): LearningPathDetails => ({
  ...aPathCard(),
  overview: 'Measure before you shape.',
  objectives: ['Choose the light for a picture'],
  enforce_course_order: true,
  is_bought: false,
  opens: [],
  singly: null,
  skills: [],
  certificate: false,
  can_complete: true,
  progress: null,
  courses: [aPathCourse(1, { required: false })],
  assignments: [],
  ...given,
});

export const aPaidCourse = (given: Partial<CourseDetails> = {}): CourseDetails =>
  aCourse({ type: 'paid', price_minor: 1900, ...given });

export const aCart = (items: Omit<Cart['items'][number], 'added_at'>[]): Cart => ({
  items: items.map((item) => ({ ...item, added_at: '2026-03-01T09:00:00.000Z' })),
});

/** Of one course at $19, unless told otherwise. */
export const aQuote = (given: Partial<Reply<'quotePayment'>> = {}): Reply<'quotePayment'> => {
  const { price_minor = 1900, discount_minor = 0, tax_minor = 0, amount_minor = price_minor - discount_minor } = given;
  const amounts = { price_minor, discount_minor, tax_minor, amount_minor };
  const { id, name, slug } = aCourseCard();
  return {
    lines: [{ kind: 'course', id, name, slug, ...amounts, tax: null }],
    currency: 'USD',
    coupon_code: null,
    country: null,
    needs_country: false,
    ...amounts,
    ...given,
  };
};

/** The coupon WELCOME takes $4 off one course at $19, for good, unless told otherwise. */
export const aCouponCheck = (given: Partial<Reply<'checkCoupon'>> = {}): Reply<'checkCoupon'> => {
  const { price_minor = 1900, discount_minor = 400 } = given;
  const amounts = { price_minor, discount_minor, amount_minor: price_minor - discount_minor };
  return {
    code: 'WELCOME',
    lines: [{ kind: 'course', id: aCourseCard().id, ...amounts }],
    currency: 'USD',
    expires_at: null,
    ...amounts,
    ...given,
  };
};

/** Of somebody in France, where a fifth is taken. */
export function aTaxedQuote(
  { inclusive }: { inclusive: boolean },
  given: Partial<Reply<'quotePayment'>> = {},
): Reply<'quotePayment'> {
  const { lines, price_minor, discount_minor, ...quote } = aQuote(given);
  const net = price_minor - discount_minor;
  const tax_minor = Math.round(inclusive ? net / 6 : net / 5);
  const amounts = { tax_minor, amount_minor: inclusive ? net : net + tax_minor };
  const tax = { name: 'VAT', rate: 2000, inclusive };
  return {
    ...{ ...quote, price_minor, discount_minor, ...amounts },
    lines: lines.map((line) => ({ ...line, ...amounts, tax })),
    country: 'FR',
  };
}

export const aPayment = (given: Partial<Reply<'pay'>> = {}): Reply<'pay'> => ({
  id: anId(900),
  reference: 'ST-7K2M-9QXD',
  kind: 'course',
  status: 'paid',
  amount_minor: 1900,
  currency: 'USD',
  items: [{ kind: 'course', id: anId(100), name: 'Drawing with light', slug: 'drawing-with-light' }],
  next: null,
  failure: null,
  in_review: false,
  card_id: null,
  receipt: null,
  ...given,
});

export const aSavedCard = (given: Partial<Reply<'listCards'>[number]> = {}): Reply<'listCards'>[number] => ({
  id: anId(950),
  brand: 'visa',
  last4: '4242',
  expires_month: 4,
  expires_year: 2099,
  created_at: '2026-03-01T09:00:00.000Z',
  ...given,
});

export const aPlan = (given: Partial<SubscriptionPlan> = {}): SubscriptionPlan => ({
  id: anId(960),
  name: 'Every course',
  interval: 'month',
  amount_minor: 1900,
  currency: 'USD',
  trial_days: 14,
  grants: ['view-course-all-videos'],
  ...given,
});

export const aSubscription = (given: Partial<Subscription> = {}): Subscription => ({
  id: anId(970),
  plan: aPlan(),
  status: 'trialing',
  started_at: '2026-03-01T09:00:00.000Z',
  trial_ends_at: '2026-03-15T09:00:00.000Z',
  current_period_ends_at: '2026-03-15T09:00:00.000Z',
  cancels_at_period_end: false,
  ended_at: null,
  card: { id: anId(950), brand: 'visa', last4: '4242' },
  next_payment: { amount_minor: 1900, currency: 'USD', at: '2026-03-15T09:00:00.000Z' },
  past_due: null,
  ...given,
});

export const anInstructor = (given: Partial<Instructor> = {}): Instructor => ({
  id: anId(90),
  full_name: 'Iris Winter',
  initial: 'IW',
  title: 'Type designer',
  profile_image: null,
  about: 'Draws letters.',
  course_count: 1,
  learner_count: 1204,
  rating: 4.6,
  rating_count: 31,
  follower_count: 7,
  is_followed: false,
  is_self: false,
  ...given,
});
