import type { Routes } from '../kernel/context.ts';
import { registerEndpoints } from '../kernel/plugins/endpoints.ts';
import { createCategory, orderCategories, updateCategory } from './categories.service.ts';
import { mergeCategory, moveCategory, removeCategory } from './change-tree.ts';
import { listDeskCategories } from './list-desk-categories.ts';
import { createSkill, listDeskSkills, mergeSkill, removeSkill, updateSkill } from './skills.service.ts';

/** For those who keep the tree and the skills. */
export const taxonomyDeskRoutes: Routes = (app, context) => {
  const { db } = context;
  registerEndpoints(app, {
    listDeskCategories: () => listDeskCategories(context),
    createCategory: ({ viewer, body }) => createCategory(db, viewer, body),
    updateCategory: ({ viewer, params, body }) => updateCategory(db, viewer, { ...body, id: params.id }),
    orderCategories: ({ viewer, body }) => orderCategories(db, viewer, body),
    moveCategory: ({ viewer, params, body }) => moveCategory(context, viewer, { ...body, id: params.id }),
    mergeCategory: ({ viewer, params, body }) => mergeCategory(context, viewer, { ...body, id: params.id }),
    removeCategory: ({ viewer, params, query }) => removeCategory(context, viewer, { ...query, id: params.id }),
    listDeskSkills: ({ query }) => listDeskSkills(context, query),
    createSkill: ({ viewer, body }) => createSkill(db, viewer, body),
    updateSkill: ({ viewer, params, body }) => updateSkill(db, viewer, { ...body, id: params.id }),
    mergeSkill: ({ viewer, params, body }) => mergeSkill(context, viewer, { ...body, id: params.id }),
    removeSkill: ({ viewer, params, query }) => removeSkill(context, viewer, { ...query, id: params.id }),
  });
};
