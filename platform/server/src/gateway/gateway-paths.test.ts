import { expect, test } from '@jest/globals';
import { gatewayPaths } from '@stoa/shared/platform-contract/paths.ts';
import { aDataDir } from '../testing/built-folders.ts';
import { aRegistry } from '../testing/registries.ts';
import { createApp } from './app.ts';
import { readSettings } from './settings.ts';

test('every address that the gateway answers lies below one of its paths, or is a page', async () => {
  const settings = readSettings({ STOA_DATA_DIR: await aDataDir(), STOA_LOG_LEVEL: 'silent' });
  const app = await createApp(settings, aRegistry());
  await app.ready();
  const routes = app.printRoutes({ commonPrefix: false });
  await app.close();
  const firsts = [...routes.matchAll(/^[├└]── (\S+)/gm)].map(([, path = '']) => path);
  expect(firsts).toContain('/healthz');
  const known = (path: string) =>
    path === '/*' || path === '*' || gatewayPaths.some((own) => path === own || path.startsWith(`${own}/`));
  expect(firsts.filter((path) => !known(path))).toEqual([]);
});
