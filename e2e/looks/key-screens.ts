import { expect, type Page } from '../fixtures.ts';

export interface KeyScreen {
  /** Begins the names of its pictures. */
  name: string;
  path: string;
  /** A demo person's role; a guest without. */
  viewer?: string;
  heading: string | RegExp;
  /** What a person does before the picture is taken. */
  act?: (page: Page) => Promise<void>;
  /** The whole page, not only what the window shows. */
  isWhole?: boolean;
}

const nowhere = { path: '/no/such/page', heading: '404 - Page Not Found!' };

/** Screens whose content no journey changes: the site's own words, or demo content that nobody touches. */
export const keyScreens: KeyScreen[] = [
  { name: 'log-in', path: '/login', heading: 'Welcome back' },
  {
    name: 'log-in-refused',
    path: '/login',
    heading: 'Welcome back',
    act: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  { name: 'sign-up', path: '/signup', heading: 'Create your account', isWhole: true },
  { name: 'forgotten-password', path: '/password/email', heading: 'Forgot your password?' },
  { name: 'not-found', ...nowhere, isWhole: true },
  { name: 'privacy-notice', path: '/privacy-notice', heading: 'Privacy notice' },
  { name: 'verify-certificate', path: '/certificates/verify', heading: 'Verify a certificate' },
  { name: 'course-information', path: '/course-info/proofreading-with-method', heading: 'Proofreading with Method' },
  { name: 'introduction', path: '/welcome', viewer: 'learner', heading: /^Welcome to Stoa/ },
  { name: 'create-course', path: '/course/create', viewer: 'teacher', heading: 'Create a course' },
  { name: 'partner-bar', ...nowhere, viewer: 'partner' },
];

/** Of the frame on a wide window; on a phone these are parts of its menu. */
export const frameParts: KeyScreen[] = [
  {
    name: 'browse-modal',
    ...nowhere,
    act: async (page) => {
      await page.getByRole('button', { name: 'Browse categories' }).click();
      await expect(page.getByRole('dialog').getByRole('tab').first()).toBeVisible();
    },
  },
  {
    name: 'suggestions',
    ...nowhere,
    act: async (page) => {
      await page.getByRole('combobox', { name: 'Search for a course' }).fill('photography');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'profile-menu',
    ...nowhere,
    viewer: 'learner',
    act: async (page) => {
      await page.getByRole('button', { name: /^Profile menu/ }).click();
      await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
    },
  },
];

/** Every token and shared component, each in both schemes beside each other. */
export const designSystem: KeyScreen = {
  name: 'design-system',
  path: '/dev/ui',
  heading: 'Design system',
  isWhole: true,
};
