import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { addWish, listWishedIds, listWishes, removeWish } from './wishes.service.ts';

export const wishRoutes: Routes = (app, context) => {
  const { db } = context;
  registerEndpoints(app, {
    listWishes: ({ viewer, query }) => listWishes(context, viewer, query),
    listWishedIds: ({ viewer }) => listWishedIds(db, viewer),
    addWish: ({ viewer, params }) => addWish(db, viewer, params.id),
    removeWish: ({ viewer, params }) => removeWish(db, viewer, params.id),
  });
};
