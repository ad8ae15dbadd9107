import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { getLesson } from './lesson.service.ts';
import { getPlayer } from './player.service.ts';

export const playerRoutes: Routes = (app, context) => {
  registerEndpoints(app, {
    getPlayer: ({ viewer, params }) => getPlayer(context, viewer, params.slug),
    getLesson: ({ viewer, params, request: { locale } }) => getLesson(context, { viewer, locale }, params.id),
  });
};
