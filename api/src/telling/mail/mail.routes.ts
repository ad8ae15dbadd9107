import type { DevMailSummary } from '@stoa/shared/contract/telling/mail.ts';
import { byId } from '@stoa/shared/contract/kernel/primitives.ts';
import { API_PREFIX } from '@stoa/shared/contract/kernel/routes.ts';
import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { notFound } from '../../kernel/problem.ts';
import { countSentMails, findSentMail, findSentMails } from './mail.repository.ts';
import type { MailRow } from './mail.tables.ts';
import { openOutbox } from './outbox.ts';
import { readEml } from './read-eml.ts';
import { sandboxed } from './sandboxed.ts';

/** The outbox, to be read by everyone who tries the site out: in demo mode alone. */
export const mailRoutes: Routes = (app, { db, settings }) => {
  const outbox = openOutbox(settings.dataDir);
  const isKept = settings.smtpUrl === undefined;

  const requireDemo = () => {
    if (!settings.demo) throw notFound();
  };
  const requireMail = async (id: string) => {
    requireDemo();
    const row = isKept ? await findSentMail(db, id) : undefined;
    const eml = row && (await outbox.read(id));
    if (row === undefined || eml === undefined) throw notFound();
    return { row, ...readEml(eml) };
  };

  registerEndpoints(app, {
    listDevMails: async ({ query: { to, page, per_page } }) => {
      requireDemo();
      if (!isKept) return { items: [], page, per_page, total: 0, kept: false };
      const [rows, total] = await Promise.all([
        findSentMails(db, to, { limit: per_page, offset: (page - 1) * per_page }),
        countSentMails(db, to),
      ]);
      return { items: rows.map(summaryOf), page, per_page, total, kept: true };
    },
    getDevMail: async ({ params }) => {
      const { row, text } = await requireMail(params.id);
      return { ...summaryOf(row), text, html_path: `${API_PREFIX}/dev/mails/${row.id}/html` };
    },
  });

  app.get(`${API_PREFIX}/dev/mails/:id/html`, { schema: { hide: true } }, async ({ params }, reply) => {
    const asked = byId.safeParse(params);
    if (!asked.success) throw notFound();
    const { html } = await requireMail(asked.data.id);
    return reply.headers(sandboxed).type('text/html; charset=utf-8').send(html);
  });
};

const summaryOf = (row: MailRow): DevMailSummary => ({
  id: row.id,
  to: row.toAddress,
  subject: row.subject ?? '',
  template: row.template,
  created_at: row.createdAt.toISOString(),
});
