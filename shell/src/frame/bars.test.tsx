import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Permission } from '@stoa/shared/contract/accounts.ts';
import { CreatorBar } from './creator-bar.tsx';
import { Footer } from './footer.tsx';
import { PartnerBar } from './partner-bar.tsx';
import { renderInFrame } from './render-in-frame.tsx';

const barsOf = (...permissions: Permission[]) => {
  renderInFrame(
    <>
      <CreatorBar />
      <PartnerBar />
    </>,
    { url: '/home', session: { permissions } },
  );
  return screen.queryAllByRole('navigation').map((bar) => bar.getAttribute('aria-label'));
};

test('a teacher has the creator bar', () => expect(barsOf('create-course', 'view-course')).toEqual(['Creator Studio']));

test('one who also creates learning paths has it not', () =>
  expect(barsOf('create-course', 'create-learning-path')).toEqual([]));

test('a partner has the partner bar', () =>
  expect(barsOf('create-learning-path', 'view-learning-path')).toEqual(['Partner Dashboard']));

test('a learner has neither', () => expect(barsOf('view-course-first-video')).toEqual([]));

test('the footer links only to live screens and tells year and version', () => {
  renderInFrame(<Footer />, { url: '/', screens: ['/about', '/marketplace'] });
  expect(screen.getByText(`© ${new Date().getFullYear()} Stoa · Version 1.2.3`)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/about#contact');
  expect(screen.queryByRole('link', { name: 'Terms of Use' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Learning paths' })).toBeNull();
});
