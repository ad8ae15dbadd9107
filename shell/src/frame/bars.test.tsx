import { expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import type { Permission } from '@stoa/shared/contract/kernel/roles.ts';
import type { SiteLinks } from '@stoa/shared/contract/site/site-links.ts';
import { aFeedbackPage } from '@stoa/shared/testing/feedback-builders.ts';
import { renderInFrame } from '../testing/render-in-frame.tsx';
import { BarRoom } from './bar-room.tsx';
import { CreatorBar } from './creator-bar.tsx';
import { Footer } from './footer.tsx';
import { PartnerBar } from './partner-bar.tsx';

const siteLinks: SiteLinks = {
  help: 'https://help.example.org/',
  contact: 'mailto:hello@example.org',
  social: [{ name: 'Mastodon', url: 'https://social.example.org/@site' }],
};
const draw = (permissions: Permission[], links?: SiteLinks) =>
  renderInFrame(
    <>
      <CreatorBar />
      <PartnerBar />
    </>,
    { url: '/home', session: { permissions }, ...(links && { doors: { siteLinks: links } }) },
  );
const barsOf = (...permissions: Permission[]) => {
  draw(permissions);
  return screen.queryAllByRole('navigation').map((bar) => bar.getAttribute('aria-label'));
};
const entries = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.trim());
const placesIn = (list: HTMLElement, role: 'link' | 'menuitem') =>
  within(list)
    .getAllByRole(role)
    .map((entry) => [entry.textContent?.trim(), entry.getAttribute('href')]);
const placesOf = async (user: ReturnType<typeof draw>['user'], name: string) => {
  await user.click(screen.getByRole('button', { name }));
  const places = placesIn(await screen.findByRole('menu', { name }), 'menuitem');
  await user.keyboard('{Escape}');
  return places;
};
const creator: Permission[] = ['create-course', 'view-course', 'view-course-all-videos', 'review-assignment'];
const partner: Permission[] = [
  'create-learning-path',
  'view-learning-path',
  'view-partner-dashboard',
  'create-micro-course',
  'review-assignment',
];
const menuOf = async (user: ReturnType<typeof draw>['user'], name: string) => {
  await user.click(screen.getByRole('button', { name }));
  const menu = await screen.findByRole('menu', { name });
  return within(menu)
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent);
};

test.each([['create-course'], ['view-course']] as Permission[][])('one with %s has the creator bar', (permission) =>
  expect(barsOf(permission!)).toEqual(['Creator Studio']),
);

test('who had a bar finds its room kept until it is known again who is here; a learner after them does not', () => {
  const room = (state: 'pending' | 'signed-in', permissions: Permission[] = []) => {
    const { container, unmount } = renderInFrame(<BarRoom />, { url: '/home', session: { state, permissions } });
    const isKept = container.querySelector('.room') !== null;
    unmount();
    return isKept;
  };
  expect(room('pending')).toBe(false);
  expect(room('signed-in', ['create-course'])).toBe(false);
  expect(room('pending')).toBe(true);
  expect(room('signed-in')).toBe(false);
  expect(room('pending')).toBe(false);
});

test('one who also creates learning paths has neither bar', () =>
  expect(barsOf('create-course', 'create-learning-path')).toEqual([]));

test.each([['create-learning-path'], ['view-learning-path']] as Permission[][])(
  'one with %s and nothing of courses has the partner bar',
  (permission) => expect(barsOf(permission!)).toEqual(['Partner Dashboard']),
);

test('one who views courses and learning paths has the creator bar alone', () =>
  expect(barsOf('view-course', 'view-learning-path')).toEqual(['Creator Studio']));

test('a learner has neither', () => expect(barsOf('view-course-first-video', 'create-portfolio')).toEqual([]));

test('the creator bar has its entries in their order', async () => {
  const { user } = draw([...creator, 'view-learning-path'], siteLinks);
  expect(entries()).toEqual([
    'Home',
    'Create a Course',
    'Manage Courses',
    'Verification',
    'Manage Learning Path',
    'Reports',
    'Help Centre',
  ]);
  expect(await menuOf(user, 'Manage Courses')).toEqual([
    'My Courses',
    'Open questions',
    'Course Attendance',
    'Review Portfolio Assignment',
  ]);
  await user.keyboard('{Escape}');
  expect(await menuOf(user, 'Manage Learning Path')).toEqual(['View']);
});

test('without a right to learning paths the creator bar does not speak of them', () => {
  draw(['create-course', 'view-course']);
  expect(entries()).not.toContain('Manage Learning Path');
});

test('the partner bar has its entries in their order', async () => {
  const { user } = draw(partner, siteLinks);
  expect(entries()).toEqual(['Micro Courses', 'Learning Path', 'Account', 'Help Center']);
  expect(await menuOf(user, 'Micro Courses')).toEqual(['Create', 'Manage']);
  await user.keyboard('{Escape}');
  expect(await menuOf(user, 'Learning Path')).toEqual([
    'Create',
    'Manage',
    'Assessments',
    'Review Portfolio Assignment',
  ]);
});

test('each entry of the creator bar leads to its screen', async () => {
  const { user } = draw([...creator, 'view-learning-path'], siteLinks);
  expect(placesIn(screen.getByRole('navigation', { name: 'Creator Studio' }), 'link')).toEqual([
    ['Home', '/home'],
    ['Create a Course', '/course/create'],
    ['Verification', '/course/verify'],
    ['Reports', '/course/reports'],
    ['Help Centre', siteLinks.help],
  ]);
  expect(await placesOf(user, 'Manage Courses')).toEqual([
    ['My Courses', '/course/manage'],
    ['Open questions', '/course/questions'],
    ['Course Attendance', '/course/attendance'],
    ['Review Portfolio Assignment', '/student/portfolio/assessment'],
  ]);
  expect(await placesOf(user, 'Manage Learning Path')).toEqual([['View', '/learning-path/view']]);
});

test('each entry of the partner bar leads to its screen', async () => {
  const { user } = draw(partner, siteLinks);
  expect(placesIn(screen.getByRole('navigation', { name: 'Partner Dashboard' }), 'link')).toEqual([
    ['Account', '/account/settings'],
    ['Help Center', siteLinks.help],
  ]);
  expect(await placesOf(user, 'Micro Courses')).toEqual([
    ['Create', '/micro-course/create'],
    ['Manage', '/micro-course/manage'],
  ]);
  expect(await placesOf(user, 'Learning Path')).toEqual([
    ['Create', '/learning-path/create'],
    ['Manage', '/learning-path/view'],
    ['Assessments', '/learning-path/assessments'],
    ['Review Portfolio Assignment', '/student/portfolio/assessment'],
  ]);
});

test('who was a creator finds what they made, and nothing that they may not do any more', async () => {
  const { user } = draw(['view-course']);
  expect(entries()).toEqual(['Home', 'Manage Courses', 'Verification', 'Reports', 'Help Centre']);
  expect(await menuOf(user, 'Manage Courses')).toEqual(['My Courses', 'Open questions', 'Course Attendance']);
});

test('one who only views learning paths is offered nothing to make', async () => {
  const { user } = draw(['view-learning-path']);
  expect(entries()).toEqual(['Learning Path', 'Account', 'Help Center']);
  expect(await menuOf(user, 'Learning Path')).toEqual(['Manage']);
});

test('the help centre is the operator’s, where one is named, else the site’s with the articles that fit', () => {
  const { unmount } = draw(['create-course'], siteLinks);
  const link = screen.getByRole('link', { name: 'Help Centre' });
  expect(link).toHaveAttribute('href', siteLinks.help);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  unmount();
  const own = draw(['create-course']);
  expect(screen.getByRole('link', { name: 'Help Centre' })).toHaveAttribute('href', '/help?audience=teacher');
  own.unmount();
  draw(['view-learning-path']);
  expect(screen.getByRole('link', { name: 'Help Center' })).toHaveAttribute('href', '/help?audience=partner');
});

test('the bar says where one is in the help centre, too', () => {
  renderInFrame(<CreatorBar />, { url: '/help?audience=teacher', session: { permissions: ['create-course'] } });
  expect(screen.getByRole('link', { name: 'Help Centre' })).toHaveAttribute('aria-current', 'page');
});

test.each([
  ['the footer', <Footer key="footer" />, undefined, '/help'],
  ['the footer of an operator with a help centre', <Footer key="outward" />, siteLinks, siteLinks.help],
] as const)('%s leads to the help centre', (_, part, links, href) => {
  renderInFrame(part, { url: '/', ...(links && { doors: { siteLinks: links } }) });
  expect(screen.getByRole('link', { name: 'Help Centre' })).toHaveAttribute('href', href);
});

test('the footer has four columns, and tells year and version', () => {
  renderInFrame(<Footer />, { url: '/' });
  const foot = screen.getByRole('navigation', { name: 'Footer' });
  expect(
    within(foot)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['About', 'Learn', 'Earn', 'Community']);
  expect(screen.getByText(`© ${new Date().getFullYear()} Stoa · Version 1.2.3`)).toBeVisible();
});

test('the footer links only to live screens', () => {
  renderInFrame(<Footer />, { url: '/', screens: ['/about', '/marketplace'] });
  expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/about#contact');
  expect(screen.queryByRole('link', { name: 'Terms of Use' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Learning paths' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Community' })).toBeNull();
});

test('contact, terms, privacy, and the operator’s accounts elsewhere stand in the footer', () => {
  renderInFrame(<Footer />, { url: '/', doors: { siteLinks } });
  expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', siteLinks.contact);
  expect(screen.getByRole('link', { name: 'Terms of Use' })).toHaveAttribute('href', '/terms-of-use');
  expect(screen.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy-notice');
  expect(screen.getByRole('link', { name: 'Mastodon' })).toHaveAttribute('href', siteLinks.social[0]?.url);
});

test('signed-in people say something of the site from its footer; guests are not asked', async () => {
  const replies = { listFeedbacks: aFeedbackPage() };
  const guest = renderInFrame(<Footer />, { url: '/' });
  expect(screen.queryByRole('button', { name: 'Feedback about this site' })).toBeNull();
  guest.unmount();
  const { user } = renderInFrame(<Footer />, { url: '/', session: {}, replies });
  await user.click(screen.getByRole('button', { name: 'Feedback about this site' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Private feedback' }));
  expect(dialog.getByText(/^Only those who look after this site/)).toBeVisible();
  expect(dialog.queryByRole('combobox')).toBeNull();
});

test('the language is chosen in the footer, and the footer speaks it', async () => {
  const { user, platform } = renderInFrame(<Footer />, { url: '/' });
  const select = screen.getByRole('combobox', { name: 'Language' });
  expect(select).toHaveDisplayValue('English');
  await act(async () => user.selectOptions(select, 'Français'));
  expect(platform.preferences.get().locale).toBe('fr');
  expect(await screen.findByRole('heading', { name: 'À propos' })).toBeVisible();
});

test.each(['/course/manage', '/course/edit/drawing-with-light', '/Course/Edit/drawing-with-light'])(
  'the creator bar says where one is on %s',
  (url) => {
    renderInFrame(<CreatorBar />, { url, session: { permissions: ['create-course', 'view-course'] } });
    const here = screen.getByRole('navigation').querySelectorAll('[aria-current]');
    expect([...here].map(({ textContent }) => textContent?.trim())).toEqual(['Manage Courses']);
  },
);

test.each([
  ['/learning-path/view', 'Learning Path', 'Manage'],
  ['/learning-path/edit/portraits', 'Learning Path', 'Manage'],
  ['/learning-path/create', 'Learning Path', 'Create'],
  ['/learning-path/assessments', 'Learning Path', 'Assessments'],
  ['/micro-course/create', 'Micro Courses', 'Create'],
  ['/micro-course/manage', 'Micro Courses', 'Manage'],
  ['/course/edit/drawing-with-light', 'Micro Courses', 'Manage'],
  ['/course/reports', 'Micro Courses', 'Manage'],
  ['/course/questions', 'Micro Courses', 'Manage'],
])('the partner bar says where one is on %s: in %s, at %s', async (url, group, entry) => {
  const { user } = renderInFrame(<PartnerBar />, { url, session: { permissions: partner } });
  const here = screen.getByRole('navigation').querySelectorAll('[aria-current]');
  expect([...here].map(({ textContent }) => textContent?.trim())).toEqual([group]);
  await user.click(screen.getByRole('button', { name: group }));
  const current = (await screen.findByRole('menu')).querySelectorAll('[aria-current="page"]');
  expect([...current].map(({ textContent }) => textContent)).toEqual([entry]);
});
