import { createMessages } from '../create-messages.ts';
import { en } from './alone.en.ts';

export const useAloneText = createMessages(en, { fr: () => import('./alone.fr.ts') });
