import type { Database } from '../../src/kernel/database/database.ts';
import { subjectOf } from '../../src/telling/mail/mail-content.ts';
import { mails } from '../../src/telling/mail/mail.tables.ts';
import { demoMails } from '../content/mails.ts';
import { daysBefore } from './demo-id.ts';
import { type People, requireUser } from './load-people.ts';

/** After the eighth try. */
const ATTEMPTS = 8;

/** Emails that nobody got. */
export async function loadMails(tx: Database, { people, now }: { people: People; now: Date }): Promise<void> {
  const rows = demoMails.map(({ person, daysAgo, template, values, error }) => {
    const { email, fullName, firstName } = requireUser(people, person);
    const moment = daysBefore(now, daysAgo);
    const mail = {
      ...{ toAddress: email, toName: fullName, locale: 'en' as const, template },
      templateValues: { first_name: firstName, ...values },
    };
    return {
      ...{ ...mail, subject: subjectOf(mail), attempts: ATTEMPTS, lastError: error },
      ...{ createdAt: moment, dueAt: moment, givenUpAt: moment },
    };
  });
  await tx.insert(mails).values(rows);
}
