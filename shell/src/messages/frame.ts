import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './frame.en.ts';

export const useFrameText = createMessages(en, { fr: () => import(/* webpackChunkName: "main-fr" */ './frame.fr.ts') });

export type FrameTextKey = keyof typeof en;
