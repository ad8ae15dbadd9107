import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { listCertificateMarks, removeCertificateMark, setCertificateMark } from './certificate-marks.service.ts';

export const certificateMarkRoutes: Routes = (app, context) => {
  registerEndpoints(app, {
    listCertificateMarks: ({ viewer }) => listCertificateMarks(context, viewer),
    setCertificateMark: ({ viewer, body }) => setCertificateMark(context, viewer, body),
    removeCertificateMark: ({ viewer, query }) => removeCertificateMark(context, viewer, query.kind),
  });
};
