import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { v7 } from 'uuid';
import { type RouteName, routes } from '@stoa/shared/contract/kernel/routes.ts';
import { billingEndpoints } from '@stoa/shared/contract/market/billing.ts';
import { couponEndpoints } from '@stoa/shared/contract/market/coupons.ts';
import { gatewayEventEndpoints } from '@stoa/shared/contract/market/gateway-events.ts';
import { paymentEndpoints } from '@stoa/shared/contract/market/payments.ts';
import { planEndpoints } from '@stoa/shared/contract/market/plans.ts';
import { taxEndpoints } from '@stoa/shared/contract/market/taxes.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { inject } from '../../testing/call.ts';

let it: TestApp;
beforeAll(async () => {
  it = await buildTestApp();
});
afterAll(() => it.close());

const NUMBER = '4242 4242 4242 4242';
const guarded = Object.keys({
  ...billingEndpoints,
  ...couponEndpoints,
  ...gatewayEventEndpoints,
  ...paymentEndpoints,
  ...planEndpoints,
  ...taxEndpoints,
}) as RouteName[];

test.each(guarded)(
  '%s refuses the number of a card in its address and in what is sent, without repeating it',
  async (name) => {
    const { headers } = await aSignedIn(it.db, { roles: ['super-admin'] });
    const params = { id: v7() };
    const sent = routes[name].startsWith('GET') ? [] : [{ body: { code: NUMBER } }];
    for (const given of [{ query: { search: NUMBER } }, ...sent]) {
      const reply = await inject(it.app, name, { headers, params, ...given });
      // The name of the call is made at random, and may hold any four digits.
      const { request_id: _, ...said } = reply.json<{ code: string; request_id: string }>();
      expect([reply.statusCode, said.code]).toEqual([422, 'card_number_in_payload']);
      expect(JSON.stringify(said)).not.toContain('4242');
    }
  },
);
