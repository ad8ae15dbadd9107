import { isLocale } from '@stoa/shared/contract/site/locales.ts';
import { z } from 'zod';
import type { Context, Routes } from '../../kernel/context.ts';
import { requireSigned } from '../../files/signed-links.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { notFound } from '../../kernel/problem.ts';
import { calendarPath } from './calendar-links.ts';
import { findSession } from './live-sessions.repository.ts';
import { listCourseSessions, listNextSessions } from './live-sessions.service.ts';
import { type CalendarFile, writeCalendar } from './write-calendar.ts';

export const liveSessionRoutes: Routes = (app, context) => {
  registerEndpoints(app, {
    listNextSessions: ({ viewer, query, request: { locale } }) =>
      listNextSessions(context, { viewer, locale }, query.limit),
    listCourseSessions: ({ viewer, params, request: { locale } }) =>
      listCourseSessions(context, { viewer, locale }, params.id),
  });

  app.get(calendarPath(':session', ':locale'), { schema: { hide: true } }, async (request, reply) => {
    const { session, locale } = request.params as { session: string; locale: string };
    const { method, content } = await openCalendar(context, { sessionId: session, locale, query: request.query });
    return reply
      .type(`text/calendar; charset=utf-8; method=${method}`)
      .header('content-disposition', 'attachment; filename="class.ics"')
      .header('cache-control', 'private, no-store')
      .send(content);
  });
};

async function openCalendar(
  { db, files, settings }: Context,
  { sessionId, locale, query }: { sessionId: string; locale: string; query: unknown },
): Promise<CalendarFile> {
  if (!isLocale(locale) || !z.uuid().safeParse(sessionId).success) throw notFound();
  requireSigned(files.secret, calendarPath(sessionId, locale), query);
  const found = await findSession(db, sessionId);
  if (found === undefined) throw notFound();
  return writeCalendar(found, { locale, settings });
}
