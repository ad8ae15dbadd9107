import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './class-room.en.ts';

export const useClassRoomText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "class-room-fr" */ './class-room.fr.ts'),
});
