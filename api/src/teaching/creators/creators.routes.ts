import { isLocale } from '@stoa/shared/contract/site/locales.ts';
import type { Routes } from '../../kernel/context.ts';
import { linkToCsv, serveCsv } from '../../files/csv-files.ts';
import { requireSigned } from '../../files/signed-links.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { notFound } from '../../kernel/problem.ts';
import { appealRevocation } from './appeals.service.ts';
import { creatorPackage, getCreatorPackage, packagePath } from './creators.service.ts';
import { decideCreatorVerification, listCreatorVerifications } from './decisions.service.ts';
import { packageTexts } from './package/package-texts.ts';
import { getCreatorVerification, requestCreatorVerification } from './verifications.service.ts';
import { verificationsCsv } from './verifications-file.ts';

export const creatorRoutes: Routes = (app, context) => {
  const { files } = context;
  serveCsv(app, context, verificationsCsv);
  registerEndpoints(app, {
    getCreatorVerification: ({ viewer }) => getCreatorVerification(context, viewer),
    requestCreatorVerification: ({ viewer, body }) => requestCreatorVerification(context, viewer, body),
    appealRevocation: ({ viewer, body }) => appealRevocation(context, viewer, body),
    listCreatorVerifications: ({ viewer, query }) => listCreatorVerifications(context, viewer, query),
    getCreatorVerificationsLink: ({ query, request: { locale } }) =>
      linkToCsv(context, verificationsCsv, { ...query, locale }),
    decideCreatorVerification: ({ viewer, params, body }) =>
      decideCreatorVerification(context, viewer, { ...params, ...body }),
    getCreatorPackage: ({ viewer, request }) => getCreatorPackage(context, viewer, request.locale),
  });

  app.get(packagePath(':locale'), { schema: { hide: true } }, async (request, reply) => {
    const { locale } = request.params as { locale: string };
    if (!isLocale(locale)) throw notFound();
    requireSigned(files.secret, packagePath(locale), request.query);
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="${packageTexts(locale)('zip.name')}.zip"`)
      .header('cache-control', 'private, max-age=300')
      .send(await creatorPackage(locale));
  });
};
