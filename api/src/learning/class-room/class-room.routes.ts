import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { enterRoom } from './enter-room.ts';
import { getRoom } from './get-room.ts';
import { keepSeat, leaveRoom, sayInRoom, sendSignals } from './keep-seat.ts';
import { createRoomHub } from './room-hub.ts';
import { roomStream } from './room-stream.ts';
import { runRoom } from './run-room.ts';
import { findSeat } from './class-room.repository.ts';

export const classRoomRoutes: Routes = (app, context) => {
  const { db } = context;
  const hub = createRoomHub(context);
  /** What was done is heard at once by those who listen here. */
  const told = async <T>(seatId: string, done: Promise<T>): Promise<T> => {
    const answer = await done;
    const seat = await findSeat(db, seatId);
    if (seat) hub.wake(seat.classId);
    return answer;
  };
  registerEndpoints(app, {
    getRoom: ({ viewer, params }) => getRoom(context, viewer, params.id),
    enterRoom: async ({ viewer, params, body }) => {
      const entered = await enterRoom(context, viewer, { ...params, ...body });
      hub.wake(params.id);
      return entered;
    },
    keepSeat: ({ viewer, params, body }) => told(params.id, keepSeat(context, viewer, { ...params, ...body })),
    leaveRoom: ({ viewer, params }) => told(params.id, leaveRoom(db, viewer, params.id)),
    sendSignals: ({ viewer, params, body }) => told(params.id, sendSignals(context, viewer, { ...params, ...body })),
    sayInRoom: ({ viewer, params, body }) => told(params.id, sayInRoom(context, viewer, { ...params, ...body })),
    runRoom: ({ viewer, params, body }) => told(params.id, runRoom(context, viewer, { ...params, action: body })),
  });
  roomStream(app, context, hub);
};
