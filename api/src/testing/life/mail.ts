import { queueMail } from '../../telling/mail/queue-mail.ts';
import type { Life } from '../full-life.ts';

export const alone: Life['alone'] = async ({ db }, { user }, { word }) => {
  await queueMail(db, {
    to: { address: user.email, name: word },
    locale: 'en',
    template: 'password_reset',
    values: { first_name: word, path: `/secret-of-${word}`, minutes: '60' },
  });
};
