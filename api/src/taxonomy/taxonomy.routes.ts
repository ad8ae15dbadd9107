import {
  courseLevels,
  courseStatuses,
  offeredContentTypes,
  priceTypes,
} from '@stoa/shared/contract/taxonomy/course-words.ts';
import { paymentsOpen } from '../kernel/payments-open.ts';
import type { Routes } from '../kernel/context.ts';
import type { Database } from '../kernel/database/database.ts';
import { registerEndpoints } from '../kernel/plugins/endpoints.ts';
import { notFound } from '../kernel/problem.ts';
import { CERTIFICATE_IMAGE_PATH, drawCertificateImage } from './certificate-image.ts';
import { taxonomyDeskRoutes } from './taxonomy-desk.routes.ts';
import { countByWord, findCategory, findCategoryTree, findSkills, findTakenCategories } from './taxonomy.repository.ts';

export const taxonomyRoutes: Routes = (app, context) => {
  const { db, settings } = context;
  registerEndpoints(app, {
    listCategories: () => findCategoryTree(db),
    getCategory: ({ params }) => getCategory(db, params.id),
    sortCategories: ({ query }) => findTakenCategories(db, query),
    listContentTypes: () => countsOf(db, 'content_type', offeredContentTypes),
    listCourseTypes: () => countsOf(db, 'type', priceTypes),
    listSkills: () => findSkills(db),
    getCourseConstants: () => ({
      levels: [...courseLevels],
      content_type: [...offeredContentTypes],
      course_review_status: [...courseStatuses],
      payments_open: paymentsOpen(settings),
      embed_hosts: [...settings.embedHosts],
      CERTIFICATE_IMG_URL: CERTIFICATE_IMAGE_PATH,
    }),
  });
  void taxonomyDeskRoutes(app, context);
  app.get(CERTIFICATE_IMAGE_PATH, { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=86400')
      .header('x-content-type-options', 'nosniff')
      .send(certificateImage),
  );
};

async function getCategory(db: Database, id: string) {
  const category = await findCategory(db, id);
  if (category === undefined) throw notFound();
  return category;
}

/** Every word, those of no course too. */
async function countsOf<W extends string>(
  db: Database,
  column: Parameters<typeof countByWord>[1],
  words: readonly W[],
) {
  const rows = await countByWord(db, column);
  return words.map((value) => ({
    value,
    course_count: rows.find((row) => row.value === value)?.course_count ?? 0,
  }));
}

const certificateImage = drawCertificateImage();
