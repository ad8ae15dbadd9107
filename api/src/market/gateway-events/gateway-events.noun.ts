import type { Noun } from '../../kernel/noun.ts';
import { gatewayEventRoutes } from './gateway-events.routes.ts';

export const gatewayEvents: Noun = {
  name: 'gateway-events',
  about: 'What gateways told, for those who answer for payments',
  routes: gatewayEventRoutes,
  speaksOfMoney: true,
};
