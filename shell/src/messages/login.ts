import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './login.en.ts';

export const useLoginText = createMessages(en, { fr: () => import(/* webpackChunkName: "auth-fr" */ './login.fr.ts') });
