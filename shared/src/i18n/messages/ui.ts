import { createMessages } from '../create-messages.ts';
import { en } from './ui.en.ts';

export const useUiText = createMessages(en, { fr: () => import(/* webpackChunkName: "main-fr" */ './ui.fr.ts') });
