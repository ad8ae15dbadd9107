import type { DevMail } from '@stoa/shared/contract/telling/mail.ts';
import type { Api } from '@stoa/shared/http/api.ts';
import { expect } from 'playwright/test';

interface Wanted {
  /** 'registration_code'; left out: whatever came last. */
  template?: string;
  /** Only mails that came later than this one: `after: await newestMail(api, address)`. */
  after?: DevMail;
}

/** The newest mail to an address, as soon as it is there. `api` is anyone's: `apiAs()`. */
export async function newestMail(api: Api, address: string, { template, after }: Wanted = {}): Promise<DevMail> {
  const isWanted = (mail: { id: string; template: string; created_at: string }) =>
    mail.id !== after?.id &&
    (template === undefined || mail.template === template) &&
    (after === undefined || mail.created_at >= after.created_at);
  const find = async () => (await api.listDevMails({ query: { to: address } })).items.find(isWanted)?.id;
  let id: string | undefined;
  await expect(async () => {
    id = await find();
    expect(id, `a ${template ?? 'mail'} to ${address}`).toBeDefined();
  }).toPass({ intervals: [100, 200, 300] });
  return api.getDevMail({ params: { id: id! } });
}

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
