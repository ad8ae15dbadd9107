import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { cancelClass, restoreClass } from './cancel-class.ts';
import { changeClass } from './change-class.ts';
import { keepRecording } from './keep-recording.ts';
import { findClassHost, getLiveSchedule, listLiveSchedule } from './live-schedule.service.ts';
import { saveLiveSchedule } from './save-schedule.ts';

export const liveScheduleRoutes: Routes = (app, context) => {
  const { db } = context;
  registerEndpoints(app, {
    saveLiveSchedule: ({ viewer, body }) => saveLiveSchedule(context, viewer, body),
    listLiveSchedule: ({ viewer, params }) => listLiveSchedule(context, viewer, params.id),
    getLiveSchedule: ({ viewer, params }) => getLiveSchedule(db, viewer, params.id),
    changeClass: ({ viewer, params, body }) => changeClass(context, viewer, { ...params, ...body }),
    cancelClass: ({ viewer, params, body }) => cancelClass(db, viewer, { ...params, ...body }),
    restoreClass: ({ viewer, params, body }) => restoreClass(db, viewer, { ...params, ...body }),
    findClassHost: ({ viewer, query }) => findClassHost(context, viewer, query.email),
    keepRecording: ({ viewer, params, body }) => keepRecording(context, viewer, { ...params, ...body }),
  });
};
