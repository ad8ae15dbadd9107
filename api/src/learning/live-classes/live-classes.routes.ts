import { isLocale } from '@stoa/shared/contract/site/locales.ts';
import { z } from 'zod';
import type { Context, Routes } from '../../kernel/context.ts';
import { requireSigned } from '../../files/signed-links.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { notFound } from '../../kernel/problem.ts';
import { calendarPath } from './calendar-links.ts';
import { findLiveClass } from './live-classes.repository.ts';
import { listCourseClasses, listNextClasses } from './live-classes.service.ts';
import { type CalendarFile, writeCalendar } from './write-calendar.ts';

export const liveClassRoutes: Routes = (app, context) => {
  registerEndpoints(app, {
    listNextClasses: ({ viewer, query, request: { locale } }) =>
      listNextClasses(context, { viewer, locale }, query.limit),
    listCourseClasses: ({ viewer, params, request: { locale } }) =>
      listCourseClasses(context, { viewer, locale }, params.id),
  });

  app.get(calendarPath(':id', ':locale'), { schema: { hide: true } }, async (request, reply) => {
    const { id, locale } = request.params as { id: string; locale: string };
    const { method, content } = await openCalendar(context, { id, locale, query: request.query });
    return reply
      .type(`text/calendar; charset=utf-8; method=${method}`)
      .header('content-disposition', 'attachment; filename="class.ics"')
      .header('cache-control', 'private, no-store')
      .send(content);
  });
};

async function openCalendar(
  { db, files, settings }: Context,
  { id, locale, query }: { id: string; locale: string; query: unknown },
): Promise<CalendarFile> {
  if (!isLocale(locale) || !z.uuid().safeParse(id).success) throw notFound();
  requireSigned(files.secret, calendarPath(id, locale), query);
  const found = await findLiveClass(db, id);
  if (found === undefined) throw notFound();
  return writeCalendar([found], { locale, settings });
}
