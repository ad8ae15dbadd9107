import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './propose-skill.en.ts';

export const useProposeSkillText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "edit-fr" */ './propose-skill.fr.ts'),
});
