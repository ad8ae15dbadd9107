import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './path-planner.en.ts';

export const usePathPlannerText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "path-planner-fr" */ './path-planner.fr.ts'),
});
