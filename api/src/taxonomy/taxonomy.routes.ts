import { courseLevels, courseStatuses, offeredContentTypes } from '@stoa/shared/contract/taxonomy/course-words.ts';
import { paymentsOpen } from '../kernel/payments-open.ts';
import type { Routes } from '../kernel/context.ts';
import { registerEndpoints } from '../kernel/plugins/endpoints.ts';
import { CERTIFICATE_IMAGE_PATH, drawCertificateImage } from './certificate-image.ts';
import { findCategoryTree, findSkills } from './taxonomy.repository.ts';
import { taxonomyDeskRoutes } from './taxonomy-desk.routes.ts';

export const taxonomyRoutes: Routes = (app, context) => {
  const { db, settings } = context;
  registerEndpoints(app, {
    listCategories: () => findCategoryTree(db),
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

const certificateImage = drawCertificateImage();
