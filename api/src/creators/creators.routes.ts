import { isLocale } from '@stoa/shared/contract/locales.ts';
import type { Routes } from '../context.ts';
import { requireSigned } from '../files/signed-links.ts';
import { registerEndpoints } from '../plugins/endpoints.ts';
import { notFound } from '../problem.ts';
import { creatorPackage, getCreatorPackage, getCreatorVerification, packagePath } from './creators.service.ts';
import { packageTexts } from './package/package-texts.ts';

export const creatorRoutes: Routes = (app, context) => {
  const { db, files } = context;
  registerEndpoints(app, 'creators', {
    getCreatorVerification: ({ viewer }) => getCreatorVerification(db, viewer),
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
