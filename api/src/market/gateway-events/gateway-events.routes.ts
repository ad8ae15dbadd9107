import { linkToCsv, serveCsv } from '../../files/csv-files.ts';
import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { eventsCsv } from './events-file.ts';
import { listGatewayEvents, replayGatewayEvent } from './gateway-events.service.ts';

export const gatewayEventRoutes: Routes = (app, context) => {
  serveCsv(app, context, eventsCsv);
  registerEndpoints(app, {
    getGatewayEventsLink: ({ query, request: { locale } }) => linkToCsv(context, eventsCsv, { ...query, locale }),
    listGatewayEvents: ({ query }) => listGatewayEvents(context.db, query),
    replayGatewayEvent: ({ viewer, params }) => replayGatewayEvent(context, viewer, params.id),
  });
};
