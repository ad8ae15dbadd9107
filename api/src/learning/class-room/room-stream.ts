import type { ServerResponse } from 'node:http';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { v7 as uuidV7 } from 'uuid';
import { z } from 'zod';
import type { RoomEvent, RoomEventName } from '@stoa/shared/contract/learning/class-room.ts';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/problem.ts';
import { requireSigned } from '../../files/signed-links.ts';
import { isToldWhy } from './class-room.policy.ts';
import { findEventsOfSeat, findSeat, updateSeats } from './class-room.repository.ts';
import { roomSeats, type SeatRow } from './class-room.tables.ts';
import { signOfLife } from './keep-seat.ts';
import type { Listener, RoomHub } from './room-hub.ts';
import { roomStreamPath } from './room-links.ts';
import { findChat, findRoster, rosterFor } from './roster.ts';

/** Under the half minute after which some proxies cut a silent line. */
const KEEP_ALIVE_MS = 15_000;
/** A page that reads so much more slowly than it is told comes back, and is told what is true by then. */
const MOST_UNREAD_BYTES = 4 * 1024 ** 2;

/** What one seat hears, as server-sent events, for as long as its page listens. */
export function roomStream(app: FastifyInstance, { db, files }: Context, hub: RoomHub): void {
  /** Of each seat its own: a page that listens anew is not told twice. */
  const open = new Map<string, Line>();
  const keepAlive = setInterval(() => {
    for (const { raw } of open.values()) raw.write(': still here\n\n');
  }, KEEP_ALIVE_MS).unref();
  const serving = new Set<Promise<void>>();
  app.addHook('preClose', async () => {
    clearInterval(keepAlive);
    for (const { end } of open.values()) end();
    await Promise.all(serving);
    await hub.close();
  });

  app.get(roomStreamPath(':seat'), { schema: { hide: true }, exposeHeadRoute: false }, async (request, reply) => {
    const { seat: seatId } = request.params as { seat: string };
    if (!z.uuid().safeParse(seatId).success) throw notFound();
    requireSigned(files.secret, roomStreamPath(seatId), request.query);
    const seat = await findSeat(db, seatId);
    if (seat === undefined || (seat.leftAt !== null && !isToldWhy(seat.leftWhy))) throw notFound();
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // Some proxies would hold events back to fill a buffer.
      'x-accel-buffering': 'no',
    });
    raw.write('retry: 1000\n\n');
    open.get(seatId)?.end();
    const line = lineOf(raw);
    open.set(seatId, line);
    const lastId = z.coerce.number().int().min(0).catch(0).parse(request.headers['last-event-id']);
    const served = serve({ db, hub }, { seat, line, lastId })
      .catch((error: unknown) => request.log.error({ err: error }, 'a room could not be told'))
      .finally(() => {
        line.end();
        serving.delete(served);
        if (open.get(seatId) === line) open.delete(seatId);
      });
    serving.add(served);
    await served;
  });
}

interface Line {
  raw: ServerResponse;
  /** By whichever side. */
  closed: Promise<void>;
  end(): void;
}

function lineOf(raw: ServerResponse): Line {
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  raw.once('close', () => resolve());
  const end = () => {
    raw.end();
    resolve();
  };
  return { raw, closed, end };
}

interface Served {
  seat: SeatRow;
  line: Line;
  /** The last event that the page heard before; 0: none. */
  lastId: number;
}

async function serve({ db, hub }: { db: Database; hub: RoomHub }, { seat, line, lastId }: Served): Promise<void> {
  const listener = createListener(seat.id, line);
  if (isToldWhy(seat.leftWhy)) return listener.begin('left', { why: seat.leftWhy });
  const streamId = uuidV7();
  await db.transaction(async (tx) => {
    const now = new Date();
    if (await signOfLife(tx, seat.id, now)) await updateSeats(tx, [seat.id], { streamId, streamLostAt: null });
  });
  const stop = await hub.listen(seat.classId, listener);
  try {
    const now = new Date();
    const roster = rosterFor(seat.id, await findRoster(db, seat.classId, now));
    listener.begin('roster', roster);
    const own = roster.seats.find(({ id }) => id === seat.id);
    if (own?.is_waiting === false) listener.begin('chat', { lines: await findChat(db, seat.classId) });
    // From the first event on: others may have spoken to this seat before its page listened. The chat is told already.
    const missed = (await findEventsOfSeat(db, seat, lastId)).filter(({ event }) => event !== 'chat');
    for (const { id, event, body } of missed) listener.send({ name: event, id, data: body as never });
    listener.goOn();
    if (own === undefined) line.end();
    await line.closed;
  } finally {
    stop();
    await loseStream(db, seat.id, streamId);
  }
}

/** Unless the page listens by another stream already. */
const loseStream = (db: Database, seatId: string, streamId: string) =>
  db
    .update(roomSeats)
    .set({ streamLostAt: new Date() })
    .where(and(eq(roomSeats.id, seatId), eq(roomSeats.streamId, streamId)));

interface RoomListener extends Listener {
  /** What comes before everything else, and again with each stream: it has no number of its own. */
  begin<N extends RoomEventName>(name: N, data: RoomEvent<N>): void;
  /** Hands out what came until now, and from now on what comes. */
  goOn(): void;
}

interface Told {
  name: RoomEventName;
  id?: number;
  data: unknown;
}

function createListener(seatId: string, { raw, end }: Line): RoomListener {
  let held: Told[] | undefined = [];
  const write = ({ name, id, data }: Told): void => {
    raw.write(`${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
    if (raw.writableLength > MOST_UNREAD_BYTES) raw.destroy();
    if (name === 'left') end();
  };
  return {
    seatId,
    send(told) {
      if (held) held.push(told);
      else write(told);
    },
    begin: (name, data) => write({ name, data }),
    goOn() {
      const inOrder = onceEach(held ?? []);
      held = undefined;
      for (const told of inOrder) write(told);
    },
  };
}

/** Rosters first. What was missed may have come while it was looked for, too. */
function onceEach(told: readonly Told[]): Told[] {
  const byId = new Map(told.flatMap((one) => (one.id === undefined ? [] : [[one.id, one] as const])));
  return [
    ...told.filter(({ id }) => id === undefined),
    ...[...byId].toSorted(([one], [other]) => one - other).map(([, one]) => one),
  ];
}
