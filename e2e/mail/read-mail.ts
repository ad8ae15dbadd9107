import type { DevMail } from '@stoa/shared/contract/telling/mail.ts';
import { expect } from 'playwright/test';

/** The six digits of a mail that confirms a sign-up. */
export function codeIn({ subject, text }: DevMail): string {
  const code = /^ +(\d{6})$/m.exec(text)?.[1];
  expect(code, `a code in “${subject}”`).toBeDefined();
  return code!;
}

/** The path of the first link of a mail that leads below `start`: `pathIn(mail, '/password/reset/')`. */
export function pathIn({ subject, text }: DevMail, start: string): string {
  const urls = text.match(/^https?:\/\/\S+$/gm) ?? [];
  const path = urls.map((url) => new URL(url)).find(({ pathname }) => pathname.startsWith(start));
  expect(path, `a link to ${start} in “${subject}”`).toBeDefined();
  return `${path!.pathname}${path!.search}${path!.hash}`;
}
