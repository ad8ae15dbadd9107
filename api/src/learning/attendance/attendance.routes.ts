import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { joinClass } from './join-class.ts';
import { markAttendance } from './mark-attendance.ts';
import { getRegister, listAttendances, listTaughtClasses } from './attendance.service.ts';

export const attendanceRoutes: Routes = (app, context) => {
  const { db } = context;
  registerEndpoints(app, {
    joinClass: ({ viewer, params }) => joinClass(context, viewer, params.id),
    listTaughtClasses: ({ viewer, query }) => listTaughtClasses(db, viewer, query),
    listAttendances: ({ viewer, query }) => listAttendances(db, viewer, query),
    getRegister: ({ viewer, params, query }) => getRegister(db, viewer, { ...params, ...query }),
    markAttendance: ({ viewer, params, body }) => markAttendance(context, viewer, { ...params, ...body }),
  });
};
