import { expect, type Browser, type Page } from 'playwright/test';

/** Names, addresses and titles that no other run has used: journeys share one product and run at once. */
export const unique = (): string => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;

export interface NewPerson {
  first_name: string;
  last_name: string;
  email: string;
  password: string;
}

export const aPerson = (first_name = 'Ines'): NewPerson => ({
  first_name,
  last_name: 'Wanderer',
  email: `${first_name.toLowerCase()}.${unique()}@journeys.example`,
  password: 'a walk beside the market',
});

type Known = Pick<NewPerson, 'email' | 'password'>;

/** Fills in the login form, wherever it stands. */
export async function logIn(page: Page, { email, password }: Known): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
}

/** Somebody who has an account, at home, in a browser of their own. */
export async function inAnotherBrowser(browser: Browser, person: Known): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto('/login');
  await logIn(page, person);
  await expect(page).toHaveURL('/home');
  return page;
}
