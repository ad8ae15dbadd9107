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
