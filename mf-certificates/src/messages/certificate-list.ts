import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './certificate-list.en.ts';

export const useCertificateListText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "certificate-list-fr" */ './certificate-list.fr.ts'),
});
