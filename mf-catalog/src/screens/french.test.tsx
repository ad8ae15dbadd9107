import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aCourseCard, anId } from '@stoa/shared/testing/builders.ts';
import { refusal } from '@stoa/shared/testing/fake-api.ts';
import { renderIn } from '@stoa/shared/testing/render-in.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../app.tsx';
import {
  aCart,
  aCouponCheck,
  aCourse,
  aCourseList,
  anIntroduction,
  aLearningPath,
  aLessonSearch,
  aPaidCourse,
  aPayment,
  aSavedCard,
  aTakenCategory,
  aTaughtLesson,
  aTaxedQuote,
  aTrailer,
  aTree,
} from '../testing/builders.ts';
import { FORM_URL } from '@stoa/shared/testing/framed-form.ts';

const course = aCourseCard();
const someRatings = {
  items: [
    {
      id: anId(90),
      rating: 4,
      comment: 'Clear from the first lesson on.',
      created_at: '2026-03-01T09:00:00.000Z',
      updated_at: '2026-03-01T09:00:00.000Z',
      user: { id: anId(3), full_name: 'Lena Roth', initial: 'LR', title: null, profile_image: null },
    },
  ],
  page: 1,
  per_page: 6,
  total: 12,
  distribution: [0, 0, 1, 4, 7],
  mean: 4.5,
};
const paid = aPaidCourse();
const constants = { levels: [], content_type: [], course_review_status: [], CERTIFICATE_IMG_URL: '/certificate.svg' };
const till = {
  getPaymentSettings: {
    open: true,
    gateway: 'sandbox',
    is_sandbox: true,
    card_fields_url: FORM_URL,
    can_save_cards: true,
    keeps_unpaid: true,
  },
  getCourseDetails: paid,
  quotePayment: aTaxedQuote({ inclusive: true }, { discount_minor: 400, coupon_code: 'WELCOME' }),
  listCards: [aSavedCard(), aSavedCard({ id: anId(951), expires_year: 2020 })],
};

const screens = [
  {
    url: '/marketplace/results?q=light&level=beginner&type=free&rating=4',
    replies: {
      listCategories: aTree(),
      listCourses: aCourseList([course, aCourseCard({ id: anId(101) })], { total: 60 }),
      searchLessons: aLessonSearch(
        [
          aTaughtLesson(),
          aTaughtLesson({ lesson: { id: anId(72), title: 'Hard light', kind: 'audio' }, is_open: false, lines: [] }),
        ],
        6,
      ),
    },
    until: 'Hard light',
  },
  {
    url: '/marketplace/results',
    replies: { listCategories: aTree(), listCourses: aCourseList([], { did_you_mean: 'Drawing with light' }) },
    until: 'Drawing with light',
  },
  {
    url: '/marketplace',
    replies: {
      listCategories: aTree(),
      getFeatured: {
        featured: [aCourseCard({ id: anId(102), name: 'Painting with light' })],
        popular: [course],
        newest: [course],
        free: [course],
        counts: { courses: 1, learners: 1, creators: 1, certificates: 1 },
      },
      listLearningPaths: { items: [aLearningPath()], page: 1, per_page: 6, total: 1 },
      sortCategories: [aTakenCategory()],
      getIntroduction: anIntroduction(),
      listCategoryCourses: { items: [course], page: 1, per_page: 8, total: 1 },
      listAlike: [
        { because: 'rated' as const, course: { ...course, name: 'Liked light' }, courses: [course] },
        { because: 'taken' as const, course: { ...course, id: anId(103), name: 'Taken light' }, courses: [course] },
        { because: 'wished' as const, course: { ...course, id: anId(104), name: 'Wished light' }, courses: [course] },
      ],
    },
    session: {},
    until: /Wished light/,
  },
  {
    url: '/marketplace/category',
    replies: { listCategories: aTree(), listCourseCategories: [{ ...aTakenCategory(), courses: [course] }] },
    until: 'Window light',
  },
  {
    url: '/course-info/drawing-with-light',
    replies: {
      getCourseDetails: aCourse({ modules: [{ ...aCourse().modules[0]!, lessons: [aTrailer()] }] }),
      listRatings: someRatings,
      listRelatedCourses: [aCourseCard({ id: anId(105), name: 'Painting with light' })],
    },
    until: 'Painting with light',
  },
  {
    url: '/course-info/drawing-with-light',
    session: {},
    replies: {
      getCourseDetails: paid,
      listRatings: someRatings,
      getCourseConstants: { ...constants, payments_open: false },
    },
    until: /^(Nobody can buy|Personne ne peut)/,
  },
  {
    url: '/course-info/drawing-with-light',
    session: {},
    replies: {
      getCourseDetails: paid,
      listRatings: someRatings,
      getCourseConstants: { ...constants, payments_open: true },
    },
    until: /^(You pay once|Vous payez une fois)/,
  },
  {
    url: '/cart',
    session: {},
    replies: {
      getCart: aCart([
        { kind: 'course', id: anId(100), slug: 'drawing-with-light' },
        { kind: 'learning_path', id: anId(80), slug: 'seeing-light' },
      ]),
      getCourseDetails: paid,
      getLearningPath: aLearningPath(),
      getCourseConstants: { ...constants, payments_open: true },
    },
    until: 'Omar Saleh',
  },
  { url: '/cart', replies: {}, until: /^(Your cart is empty|Votre panier est vide)/ },
  ...[
    () => aCouponCheck({ expires_at: '2999-03-01T09:00:00.000Z' }),
    () => aCouponCheck({ discount_minor: 1900 }),
    () => {
      throw refusal('invalid', { errors: { coupon: ['This coupon has expired.'] } });
    },
    () => {
      throw refusal('rate_limited');
    },
  ].map((checkCoupon) => ({
    url: '/course-info/drawing-with-light?coupon=WELCOME',
    replies: {
      getCourseDetails: paid,
      listRatings: someRatings,
      getCourseConstants: { ...constants, payments_open: true },
      checkCoupon,
    },
    until: /^(Get it|L’obtenir|Buy for|Acheter pour)/,
  })),
  { url: '/payment?course=drawing-with-light&coupon=WELCOME', session: {}, replies: till, until: 'Omar Saleh' },
  {
    url: '/payment?course=drawing-with-light',
    session: {},
    replies: { ...till, getCourseDetails: aPaidCourse({ student_percentage: 3 }) },
    until: 'Drawing with light',
  },
  {
    url: '/payment/return?reference=ST-7K2M-9QXD',
    session: {},
    replies: { verifyPayment: aPayment() },
    until: 'Drawing with light',
  },
  {
    url: '/payment/return?reference=ST-7K2M-9QXD',
    session: {},
    replies: {
      verifyPayment: aPayment({ status: 'failed', failure: { code: 'card_declined', message: 'Declined.' } }),
    },
    until: 'Drawing with light',
  },
  {
    url: '/course-info/drawing-with-light',
    session: {},
    replies: { getCourseDetails: aCourse({ student_percentage: 40 }), listRatings: someRatings },
    until: 'Clear from the first lesson on.',
  },
  {
    url: '/learning-path-info/seeing-light',
    replies: { getLearningPath: aLearningPath() },
    until: 'Measure before you shape.',
  },
];

test.each(screens)('nothing on $url stays in English for who reads French', async (options) => {
  const sameInBoth = ['Format', 'Pages', 'Page 1', 'Page 2', 'Page 3', 'Catalogue'];
  expect(await untranslated(<App />, { ...options, except: sameInBoth })).toEqual([]);
});

test('the results count, sort and search in French', async () => {
  await renderIn('fr', <App />, {
    url: '/marketplace/results?q=lumi%C3%A8re',
    replies: { listCategories: aTree(), listCourses: aCourseList([course], { total: 1234 }) },
  });
  expect(await screen.findByRole('link', { name: 'Drawing with light' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: /^Résultats pour «\slumière\s»$/ })).toBeVisible();
  expect(screen.getByText(/^1\s234 cours$/)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /^Débutant/ })).toBeVisible();
  expect(screen.getByRole('radio', { name: /^Gratuit/ })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Trier par' })).toHaveDisplayValue('Pertinence');
});

test('a refused enrolment says why in French', async () => {
  const { user } = await renderIn('fr', <App />, {
    url: '/course-info/drawing-with-light',
    session: {},
    replies: {
      getCourseDetails: aCourse(),
      listRatings: someRatings,
      enrol: () => {
        throw refusal('own_course', { message: 'This is your own course.' });
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'S’inscrire gratuitement' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'C’est votre propre cours : ouvrez-le sans vous inscrire.',
  );
});

test('categories are called as French calls them, and in English where there is no French name', async () => {
  await renderIn('fr', <App />, { url: '/marketplace/category', replies: { listCategories: aTree() } });
  expect(await screen.findByRole('heading', { level: 2, name: 'Photographie' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Éclairage' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Window light' })).toBeVisible();
  expect(screen.queryByText('Photography')).toBeNull();
});
