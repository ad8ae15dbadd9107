import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './gateway-events.en.ts';

export const useGatewayEventsText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "money-fr" */ './gateway-events.fr.ts'),
});
