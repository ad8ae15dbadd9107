import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import type { LegalText } from '@stoa/shared/contract/people/legal-texts.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { shellRoutes } from '@stoa/shared/contract/site/shell-routes.ts';
import { aCourseCard, anId } from '@stoa/shared/testing/builders.ts';
import { renderIn } from '@stoa/shared/testing/render-in.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { fr as frame } from '../messages/frame.fr.ts';
import { fr as notice } from '../messages/privacy-notice.fr.ts';
import { NoAccessScreen } from '../routing/no-access-screen.tsx';
import { NotFoundScreen } from '../routing/not-found-screen.tsx';
import { inFrame, renderInFrame } from '../testing/render-in-frame.tsx';
import AboutScreen from './about-screen.tsx';
import LandingScreen from './landing-screen.tsx';
import PrivacyNoticeScreen from './privacy-notice-screen.tsx';
import TermsOfUseScreen from './terms-of-use-screen.tsx';

const front: Replies = {
  getFeatured: {
    popular: [aCourseCard()],
    newest: [aCourseCard({ id: anId(101), name: 'Shadows' })],
    free: [],
    counts: { courses: 1200, creators: 1, learners: 12, certificates: 0 },
  },
  listCategories: [{ id: anId(1), name: 'Photography', slug: 'photography', course_count: 1, sub_categories: [] }],
  listLearningPaths: { items: [], page: 1, per_page: 4, total: 0 },
};

const unpublished: Replies = { getLegalText: { published: null } };

test.each<[string, ComponentType, string | RegExp, Replies, string[]]>([
  ['/', LandingScreen, 'Shadows', front, []],
  ['/about', AboutScreen, /Stoa/, {}, []],
  [
    '/privacy-notice',
    PrivacyNoticeScreen,
    'isLoggedIn',
    unpublished,
    ['token', 'isLoggedIn', 'locale', 'stoa_visitor', 'stoa_override'],
  ],
  ['/terms-of-use', TermsOfUseScreen, 'Invitations', unpublished, ['Invitations']],
  ['/no/such/page', NotFoundScreen, /404/, {}, []],
  ['/review', NoAccessScreen, /account|compte/, {}, []],
])('%s says everything in French', async (url, Screen, until, replies, except) => {
  expect(await untranslated(inFrame(<Screen />), { url, replies, until, except })).toEqual([]);
});

test('the not-found screen keeps its words, leads home, and offers what a guest can open', () => {
  renderInFrame(<NotFoundScreen />, { url: '/no/such/page' });
  expect(screen.getByRole('heading', { level: 1, name: '404 - Page Not Found!' })).toBeVisible();
  expect(screen.getByText('Sorry, we were unable to find the page you requested.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/home');
  expect(screen.getByRole('link', { name: 'Go to the marketplace' })).toHaveAttribute('href', '/marketplace');
  expect(screen.getByRole('searchbox', { name: 'Search for a course' })).toBeVisible();
});

test.each([
  ['/privacy-notice', PrivacyNoticeScreen],
  ['/terms-of-use', TermsOfUseScreen],
])('%s begins with its contents, says that it is a template, and each part can be linked to', async (url, Screen) => {
  renderInFrame(<Screen />, { url, replies: unpublished });
  expect(await screen.findByText('Template')).toBeVisible();
  expect(screen.queryByText('This may not be the text in force')).not.toBeInTheDocument();
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  const headings = screen.getAllByRole('heading', { level: 2 });
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual(
    headings.map(({ id, textContent }) => [`#${id}`, textContent]),
  );
});

const aText = (given: Partial<LegalText> = {}): LegalText => ({
  number: 3,
  holds_from: '2026-11-02',
  state: 'in_force',
  text: 'Hello.\n\n## Your account\n\nBe *kind*.\n\n## Leaving\n\nAt any time.',
  next: null,
  ...given,
});

test('what is published stands in the place of what is built in, with its contents', async () => {
  const replies = { getLegalText: { published: aText({ next: { number: 4, holds_from: '2027-01-01' } }) } };
  renderInFrame(<TermsOfUseScreen />, { url: '/terms-of-use', replies });
  expect(await screen.findByRole('heading', { level: 2, name: 'Your account' })).toHaveAttribute('id', 'your-account');
  expect(screen.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
  expect(screen.getByText(/^Version 3, in force from .*2.*2026 on\.$/)).toBeVisible();
  expect(screen.queryByText('Template')).not.toBeInTheDocument();
  expect(screen.getByText(/^A new version holds from .*2027 on$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Read the new version' })).toHaveAttribute('href', '/terms-of-use?version=4');
});

test('a version that does not hold says so, and leads to the one that does', async () => {
  const replies = { getLegalText: { published: aText({ state: 'over' }) } };
  const { calls } = renderInFrame(<PrivacyNoticeScreen />, { url: '/privacy-notice?version=3', replies });
  expect(await screen.findByText('This version no longer holds')).toBeVisible();
  expect(screen.getByRole('link', { name: /holds today/ })).toHaveAttribute('href', '/privacy-notice');
  expect(calls).toMatchObject([{ name: 'getLegalText', query: { version: 3 } }]);
});

test('where the server does not answer, the text that is built in stands there', async () => {
  const replies: Replies = {
    getLegalText: () => {
      throw refusal('unavailable');
    },
  };
  renderInFrame(<TermsOfUseScreen />, { url: '/terms-of-use', replies });
  expect(await screen.findByText('Template')).toBeVisible();
  expect(screen.getByText('This may not be the text in force')).toBeVisible();
});

test('a version that never was is not made up, and the page leads to the one that holds', async () => {
  const replies: Replies = {
    getLegalText: () => {
      throw refusal('not_found');
    },
  };
  renderInFrame(<TermsOfUseScreen />, { url: '/terms-of-use?version=99', replies });
  expect(await screen.findByText('There is no version 99')).toBeVisible();
  expect(screen.getByRole('link', { name: /holds today/ })).toHaveAttribute('href', '/terms-of-use');
  expect(screen.queryByText('Template')).not.toBeInTheDocument();
});

test('the parts that the footer links to are there', () => {
  renderInFrame(<AboutScreen />, { url: '/about' });
  const ids = screen.getAllByRole('heading', { level: 2 }).map(({ id }) => id);
  expect(ids).toEqual(['how-it-works', 'teach', 'contact']);
});

test('where the operator can be written to, the page says how', () => {
  const doors = { siteLinks: { contact: 'mailto:hello@example.test', social: [] } };
  renderInFrame(<AboutScreen />, { url: '/about', doors });
  expect(screen.getByRole('link', { name: /Write to/ })).toHaveAttribute('href', 'mailto:hello@example.test');
});

test('the front page counts in the reader’s language, and invites to teach', async () => {
  await renderIn('fr', inFrame(<LandingScreen />), { url: '/', replies: front });
  expect(await screen.findByText(/^1\s200$/)).toBeVisible();
  expect(screen.getByText('formateur')).toBeVisible();
  expect(screen.queryByText(/certificats? obtenu/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Créer un compte' })).toHaveAttribute('href', '/signup?teach');
});

test('the privacy notice has one name in French, wherever one comes from', () => {
  const names = [notice.title, frame['footer.privacy'], shellRoutes['privacy-notice'].titles.fr];
  expect(new Set(names)).toEqual(new Set(['Politique de confidentialité']));
});
