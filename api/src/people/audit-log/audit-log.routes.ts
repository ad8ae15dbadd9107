import { serveCsv } from '../../files/csv-files.ts';
import type { Routes } from '../../kernel/context.ts';
import { verifyAudit } from '../../kernel/audit/verify-audit.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { auditLogCsv, getAuditLogLink } from './audit-log-file.ts';
import { listAuditLog } from './audit-log.service.ts';

export const auditLogRoutes: Routes = (app, context) => {
  const { db } = context;
  registerEndpoints(app, {
    listAuditLog: ({ query }) => listAuditLog(db, query),
    verifyAuditLog: async () => {
      const { entries, brokenAt } = await verifyAudit(db);
      return { entries, broken_at: brokenAt };
    },
    getAuditLogLink: ({ query, request: { locale } }) => getAuditLogLink(context, { ...query, locale }),
  });
  serveCsv(app, context, auditLogCsv);
};
