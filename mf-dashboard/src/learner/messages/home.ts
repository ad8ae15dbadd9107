import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './home.en.ts';

export const useHomeText = createMessages(en, { fr: () => import(/* webpackChunkName: "main-fr" */ './home.fr.ts') });
