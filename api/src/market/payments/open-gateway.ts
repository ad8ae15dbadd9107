import type { Settings } from '../../kernel/settings.ts';
import type { Gateway } from './gateways/gateway.ts';
import { makePaystackGateway } from './gateways/paystack/paystack-gateway.ts';
import { makeSandboxGateway } from './gateways/sandbox/sandbox-gateway.ts';
import { makeStripeGateway } from './gateways/stripe/stripe-gateway.ts';

/** The gateway that the settings name; `undefined`: on this site nothing can be paid. */
export function openGateway({ gateway }: Pick<Settings, 'gateway'>): Gateway | undefined {
  if (gateway?.name === 'sandbox') return makeSandboxGateway(gateway);
  if (gateway?.name === 'stripe') return makeStripeGateway(gateway);
  return gateway && makePaystackGateway(gateway);
}
