import { to } from '@stoa/shared/contract/site/addresses.ts';
import { bySlug } from '@stoa/shared/contract/kernel/primitives.ts';
import { certificatePdfPath } from '@stoa/shared/contract/kernel/routes.ts';
import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { Problem } from '../../kernel/problem.ts';
import { readPictures } from './certificate-pictures.ts';
import { getCertificate, listCertificates, requireCertificate, verifyCertificate } from './certificates.service.ts';

export const certificateRoutes: Routes = (app, context) => {
  registerEndpoints(app, {
    listCertificates: ({ viewer }) => listCertificates(context, viewer),
    getCertificate: ({ viewer, params, request }) =>
      getCertificate(context, viewer, { ...params, locale: request.locale }),
    verifyCertificate: ({ params }) => verifyCertificate(context, params.cert_id),
  });

  app.get(
    certificatePdfPath(':slug'),
    {
      schema: {
        operationId: 'downloadCertificate',
        summary: 'A certificate as PDF, public',
        tags: [app.noun],
        security: [],
        params: bySlug,
      },
    },
    async (request, reply) => {
      const { slug } = bySlug.parse(request.params);
      const certificate = await requireCertificate(context.db, slug);
      if (certificate.status === 'revoked') {
        throw new Problem('certificate_revoked', 'This certificate was withdrawn.');
      }
      const { drawCertificate } = await import('./draw-certificate.ts');
      const pdf = await drawCertificate(certificate, {
        verifyAt: request.host + to.certificate({ slug: certificate.slug }),
        pictures: await readPictures(context, certificate),
      });
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="certificate-${certificate.slug}.pdf"`)
        .header('cache-control', 'private, max-age=300')
        .send(Buffer.from(pdf));
    },
  );
};
