import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { listGatewayEvents, replayGatewayEvent } from './gateway-events.service.ts';

export const gatewayEventRoutes: Routes = (app, context) => {
  registerEndpoints(app, {
    listGatewayEvents: ({ query }) => listGatewayEvents(context.db, query),
    replayGatewayEvent: ({ viewer, params }) => replayGatewayEvent(context, viewer, params.id),
  });
};
