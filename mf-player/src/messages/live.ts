import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './live.en.ts';

export const useLiveText = createMessages(en, { fr: () => import(/* webpackChunkName: "live-fr" */ './live.fr.ts') });
