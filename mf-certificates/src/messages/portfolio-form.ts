import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './portfolio-form.en.ts';

export const usePortfolioFormText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "portfolio-form-fr" */ './portfolio-form.fr.ts'),
});
