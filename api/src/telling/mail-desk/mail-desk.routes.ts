import { API_PREFIX } from '@stoa/shared/contract/kernel/routes.ts';
import { serveCsv } from '../../files/csv-files.ts';
import { requireSigned } from '../../files/signed-links.ts';
import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { notFound } from '../../kernel/problem.ts';
import { sandboxed } from '../mail/sandboxed.ts';
import { listMails } from './mail-desk.service.ts';
import { getMailsLink, mailsCsv } from './mails-file.ts';
import { drawPreview, getMailPreview, PREVIEW_PATH, previewed, sendTestMail } from './mail-preview.ts';
import { resendMails, undoResendMails } from './resend.service.ts';

export const mailDeskRoutes: Routes = (app, context) => {
  const { db, settings, files } = context;
  registerEndpoints(app, {
    listMails: ({ query }) => listMails(db, query),
    getMailsLink: ({ query, request: { locale } }) => getMailsLink(context, { ...query, locale }),
    resendMails: ({ viewer, body }) => resendMails(db, viewer, body.ids),
    undoResendMails: ({ viewer, body }) => undoResendMails(db, viewer, body.ids),
    getMailPreview: ({ params, query }) => getMailPreview(context, { ...params, ...query }),
    sendTestMail: ({ viewer, params, body }) => sendTestMail(db, viewer, { ...params, ...body }),
  });
  serveCsv(app, context, mailsCsv);

  app.get(
    `${API_PREFIX}/${PREVIEW_PATH}/:template/:locale/:theme`,
    { schema: { hide: true } },
    async ({ params, query, url }, reply) => {
      requireSigned(files.secret, url.split('?')[0] ?? '', query);
      const asked = previewed.safeParse(params);
      if (!asked.success) throw notFound();
      const html = await drawPreview(asked.data, settings.siteUrl);
      return reply.headers(sandboxed).type('text/html; charset=utf-8').send(html);
    },
  );
};
