import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './portfolio.en.ts';

export const usePortfolioText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "portfolio-fr" */ './portfolio.fr.ts'),
});
