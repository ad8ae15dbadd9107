import type { Noun } from '../../kernel/noun.ts';
import { exportRoomChat } from './class-room.export.ts';
import { forgetEvents, forgetRooms } from './class-room.repository.ts';
import { classRoomRoutes } from './class-room.routes.ts';
import { leaveRooms } from './leave-rooms.ts';

export const classRoom: Noun = {
  name: 'class-room',
  about: 'The rooms in which live classes are held',
  routes: classRoomRoutes,
  jobs: [
    { name: 'forget what rooms heard', everyS: 10 * 60, run: ({ db }) => forgetEvents(db) },
    { name: 'forget rooms', everyS: 60 * 60, run: ({ db }) => forgetRooms(db) },
  ],
  takeBackLinks: leaveRooms,
  people: {
    deleted: ['room_seats.user_id', 'room_chat.user_id'],
  },
  merges: {
    'room_seats.user_id': 'drop',
    'room_chat.user_id': 'move',
  },
  exports: { 'class-room-chat': exportRoomChat },
};
