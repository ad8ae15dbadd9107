import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './certificate.en.ts';

export const useCertificateText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "main-fr" */ './certificate.fr.ts'),
});
