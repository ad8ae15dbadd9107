import { test as base } from '../fixtures.ts';
import { openSite, type Site } from './site.ts';

export { expect, type Page } from '../fixtures.ts';
export { PRODUCTION } from './site.ts';

/** Tests on a site of their own with two gateways; each begins with what the product has live. */
export const test = base.extend<{ site: Site }, { sharedSite: Site; gatewayEnv: Record<string, string> }>({
  /** Settings of its gateways besides their own. */
  gatewayEnv: [{}, { scope: 'worker', option: true }],
  sharedSite: [
    async ({ gatewayEnv: env }, use, { project }) => {
      const site = await openSite({ product: project.use.baseURL!, gateways: 2, env });
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  site: async ({ sharedSite }, use) => {
    await sharedSite.restore();
    await use(sharedSite);
  },
  baseURL: async ({ sharedSite }, use) => use(sharedSite.url),
});
