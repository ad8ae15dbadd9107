import type { RoomKind } from '@stoa/shared/contract/learning/class-words.ts';
import type { Settings } from '../../kernel/settings.ts';
import { elsewhereKinds } from '../live-classes/elsewhere/address-elsewhere.ts';

/** Where classes of this site can be held. */
export const offeredRooms = (settings: Settings): RoomKind[] => ['builtin', 'link', ...elsewhereKinds(settings)];
