import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { CertificateData } from '@stoa/shared/contract/learning/certificates.ts';
import { anId } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderIn } from '@stoa/shared/testing/render-in.tsx';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../app.tsx';

const aCertificate = (given: Partial<CertificateData['certificate']> = {}): CertificateData => ({
  certificate: {
    created_at: '2026-10-12T09:00:00.000Z',
    effort: 94,
    cert_id: '7K3MQ9X2V4TBH5RD',
    course_name: 'Drawing with light',
    status: 'issued',
    user: { profile_image: null, initial: 'NH', full_name: 'Nadia Haddad', title: 'Photographer' },
    creator: { full_name: 'Omar Saleh' },
    ...given,
  },
  duration_human: '1 hour 34 minutes',
  videos: [1, 2].map((number) => ({ id: anId(number), title: `Lesson ${number}` })),
  skills: [{ id: anId(9), skill: 'Composition' }],
  bio: { cover_url: null, rating: 4.6, description: 'See before you shoot.' },
  name: 'Drawing with light',
  creator: {
    id: anId(20),
    full_name: 'Omar Saleh',
    professional_info: { professional_title: 'Teacher of photography' },
  },
  short_description: 'Shape light before you press the shutter.',
  item: 'course',
  courses: [],
  slug: 'drawing-with-light',
  certificate_slug: 'nadia-drawing-with-light',
  is_own: false,
});
const pathCertificate: CertificateData = {
  ...aCertificate({ course_name: 'Seeing and shaping light', creator: { full_name: 'Lena Roth' } }),
  name: 'Seeing and shaping light',
  item: 'learning_path',
  videos: [],
  courses: [
    { slug: 'drawing-with-light', name: 'Drawing with light' },
    { slug: 'reading-shadows', name: 'Reading shadows' },
  ],
  slug: 'seeing-light',
};
const genuine = {
  valid: true,
  status: 'issued' as const,
  slug: 'nadia-drawing-with-light',
  full_name: 'Nadia Haddad',
  course_name: 'Drawing with light',
  issued_at: '2026-10-12T09:00:00.000Z',
};
const at = (session?: object, given: Partial<CertificateData['certificate']> = {}, replies: Replies = {}) =>
  renderScreen(<App />, {
    url: '/certificates/nadia-drawing-with-light',
    session,
    replies: { getCertificate: aCertificate(given), listPlansOnOffer: [], ...replies },
  });

test('what its maker signs with, and whom they speak for, stand on the certificate where it was issued so', async () => {
  const { unmount } = at(undefined, { signature_url: '/files/public/ink', logo_url: '/files/public/mark' });
  const sheet = within(await screen.findByRole('figure', { name: 'The certificate' }));
  expect(sheet.getByRole('img', { name: 'Signature of Omar Saleh' })).toHaveAttribute('href', '/files/public/ink');
  expect(sheet.getByRole('img', { name: 'Logo of Omar Saleh' })).toHaveAttribute('href', '/files/public/mark');
  unmount();
  at();
  const bare = within(await screen.findByRole('figure', { name: 'The certificate' }));
  expect(bare.queryByRole('img', { name: /Omar Saleh/ })).toBeNull();
});

test('the teacher’s name leads to their page, where they have one', async () => {
  const { unmount } = at();
  expect(await screen.findByRole('link', { name: 'Omar Saleh' })).toHaveAttribute('href', `/instructor/${anId(20)}`);
  unmount();
  const data = aCertificate();
  at(undefined, {}, { getCertificate: { ...data, creator: { ...data.creator, id: null } } });
  expect(await screen.findByRole('figure', { name: 'The certificate' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Omar Saleh' })).toBeNull();
});

test('everyone sees who completed what, when and how long it took', async () => {
  at();
  expect(await screen.findByRole('heading', { level: 1, name: 'Certificate of Completion' })).toBeInTheDocument();
  const sheet = screen.getByRole('figure', { name: 'The certificate' });
  for (const words of [
    'Certificate Of Completion',
    'Congratulations!',
    'Nadia Haddad',
    'You have completed',
    'Drawing with light',
    'By Instructor Omar Saleh',
    '12 October 2026',
    '94',
    '7K3M-Q9X2-V4TB-H5RD',
  ])
    expect(sheet).toHaveTextContent(words);
  expect(screen.getByText('1 hour 34 minutes')).toBeInTheDocument();
  expect(screen.getByText('1 exercise file')).toBeInTheDocument();
  expect(screen.getByText('Composition')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Rated 4.6 out of 5' })).toBeInTheDocument();
  expect(await screen.findByText('See before you shoot.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Download PDF' })).toHaveAttribute(
    'href',
    expect.stringContaining('/getcertificate/download/nadia-drawing-with-light'),
  );
});

test('a certificate of a learning path says so, and lists its courses', async () => {
  at(undefined, {}, { getCertificate: pathCertificate });
  const sheet = await screen.findByRole('figure', { name: 'The certificate' });
  expect(sheet).toHaveTextContent('You have completed the learning path');
  expect(sheet).toHaveTextContent('Offered by Lena Roth');
  expect(sheet).toHaveTextContent('every required course is complete');
  const courses = within(screen.getByRole('list', { name: 'Courses' }));
  expect(courses.getByRole('link', { name: 'Reading shadows' })).toHaveAttribute(
    'href',
    '/course-info/reading-shadows',
  );
  expect(screen.getByRole('link', { name: 'Go to the learning path' })).toHaveAttribute(
    'href',
    '/learning-path-info/seeing-light',
  );
  expect(screen.getByText('2 courses', { selector: 'li' })).toBeVisible();
  expect(screen.queryByText(/videos|exercise file/)).toBeNull();
});

test('what is shared of it names the learning path', async () => {
  const share = jest.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const { user } = at(undefined, {}, { getCertificate: pathCertificate });
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  expect(share.mock.calls[0]?.[0].title).toBe('Nadia Haddad completed the learning path Seeing and shaping light');
  Reflect.deleteProperty(navigator, 'share');
});

test('a guest is offered the free month, but not the way into the course', async () => {
  at();
  expect(await screen.findByRole('link', { name: 'Start my free month' })).toHaveAttribute('href', '/payment');
  expect(screen.queryByRole('link', { name: 'Go to course' })).toBeNull();
});

test('the free month is that of the cheapest plan by the month which has one', async () => {
  const plan = { id: anId(1), name: 'Plan', interval: 'month' as const, currency: 'USD', grants: [] };
  const listPlansOnOffer = [
    { ...plan, trial_days: 0, amount_minor: 900 },
    { ...plan, id: anId(2), interval: 'year' as const, trial_days: 30, amount_minor: 900 },
    { ...plan, id: anId(3), trial_days: 30, amount_minor: 900 },
    { ...plan, id: anId(4), trial_days: 30, amount_minor: 1900 },
  ];
  at({ permissions: [] }, {}, { listPlansOnOffer });
  const link = await screen.findByRole('link', { name: 'Start my free month' });
  await waitFor(() => expect(link).toHaveAttribute('href', `/payment?plan=${anId(3)}`));
});

test('one who may watch everything goes to the course and is offered no month', async () => {
  at({ permissions: ['view-course-all-videos'] });
  expect(await screen.findByRole('link', { name: 'Go to course' })).toHaveAttribute(
    'href',
    '/course/drawing-with-light',
  );
  expect(screen.queryByRole('link', { name: 'Start my free month' })).toBeNull();
});

test('no month is offered before permissions are known', async () => {
  at({ state: 'pending', permissions: [] });
  expect(await screen.findByRole('link', { name: 'Go to course' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Start my free month' })).toBeNull();
});

test('a revoked certificate says so and can be neither downloaded nor shared', async () => {
  at(undefined, { status: 'revoked' });
  expect(await screen.findByRole('alert')).toHaveTextContent(/no longer valid/);
  expect(screen.queryByRole('link', { name: 'Download PDF' })).toBeNull();
});

test('an unknown address leads to the check by ID', async () => {
  renderScreen(<App />, {
    url: '/certificates/nothing-here',
    replies: {
      getCertificate: () => {
        throw refusal('not_found');
      },
    },
  });
  expect(await screen.findByRole('link', { name: 'Verify by certificate ID' })).toHaveAttribute(
    'href',
    '/certificates/verify',
  );
});

test('an ID is checked as people type it', async () => {
  const { user, calls, url } = renderScreen(<App />, {
    url: '/certificates/verify',
    replies: {
      verifyCertificate: {
        valid: true,
        status: 'issued',
        slug: 'nadia-drawing-with-light',
        full_name: 'Nadia Haddad',
        course_name: 'Drawing with light',
        issued_at: '2026-10-12T09:00:00.000Z',
      },
    },
  });
  await user.type(await screen.findByLabelText('Certificate ID'), '7k3m q9x2-v4tb h5rd');
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  expect(await screen.findByRole('heading', { name: 'This certificate is genuine' })).toBeInTheDocument();
  expect(url()).toBe('/certificates/verify?id=7K3MQ9X2V4TBH5RD');
  expect(calls).toMatchObject([{ name: 'verifyCertificate', params: { cert_id: '7K3MQ9X2V4TBH5RD' } }]);
});

test('the check of a certificate of a learning path names the path', async () => {
  renderScreen(<App />, {
    url: '/certificates/verify?id=7K3MQ9X2V4TBH5RD',
    replies: { verifyCertificate: { ...genuine, item: 'learning_path', course_name: 'Seeing and shaping light' } },
  });
  expect(await screen.findByText('Learning path')).toBeVisible();
  expect(screen.getByText('Seeing and shaping light')).toBeVisible();
  expect(screen.queryByText('Course')).toBeNull();
});

test('in French the sheet speaks and counts French', async () => {
  await renderIn('fr', <App />, {
    url: '/certificates/nadia-drawing-with-light',
    replies: { getCertificate: aCertificate() },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Certificat de réussite' })).toBeInTheDocument();
  const sheet = screen.getByRole('figure', { name: 'Le certificat' });
  for (const words of [
    /Félicitations\s!/,
    /Donné par Omar Saleh/,
    /12 octobre 2026/,
    /Après 94 minutes d’apprentissage/,
  ])
    expect(sheet).toHaveTextContent(words);
});

test.each([
  { url: '/certificates/of-nadia', replies: { getCertificate: aCertificate() }, until: 'See before you shoot.' },
  {
    url: '/certificates/of-nadia',
    replies: { getCertificate: aCertificate({ status: 'revoked', effort: 0 }) },
    until: 'See before you shoot.',
  },
  { url: '/certificates/of-path', replies: { getCertificate: pathCertificate }, until: 'See before you shoot.' },
  { url: '/certificates/verify?id=7K3MQ9X2V4TBH5RD', replies: { verifyCertificate: genuine }, until: 'Nadia Haddad' },
  {
    url: '/certificates',
    session: {},
    replies: {
      listCertificates: [
        {
          slug: 'nadia-drawing-with-light',
          cert_id: '7K3MQ9X2V4TBH5RD',
          course_name: 'Drawing with light',
          course_slug: 'drawing-with-light',
          cover_url: null,
          issued_at: '2026-10-12T09:00:00.000Z',
          status: 'revoked' as const,
        },
        {
          slug: 'nadia-seeing-light',
          cert_id: '7K3MQ9X2V4TBH5RE',
          item: 'learning_path' as const,
          course_name: 'Seeing and shaping light',
          course_slug: 'seeing-light',
          cover_url: null,
          issued_at: '2026-10-12T09:00:00.000Z',
          status: 'issued' as const,
        },
      ],
    },
    until: 'Drawing with light',
  },
])('nothing on $url stays in English for who reads French', async (options) => {
  // The house's name, and IDs as they are written on paper.
  const sameInBoth = ['Stoa', '7K3M-Q9X2-V4TB-H5RD', '7K3M-Q9X2-V4TB-H5RE'];
  expect(await untranslated(<App />, { ...options, except: sameInBoth })).toEqual([]);
});
