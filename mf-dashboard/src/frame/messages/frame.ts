import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './frame.en.ts';

export type FrameTextKey = keyof typeof en;
export const useFrameText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "dashboard-frame-fr" */ './frame.fr.ts'),
});
