import { expect, test } from '@jest/globals';
import { provingEnvironment } from './prover.ts';

test('the process that runs what others wrote is given no key, token or password', () => {
  const given = provingEnvironment({
    PATH: '/usr/bin',
    STOA_CHROMIUM: '/usr/bin/chromium',
    NODE_AUTH_TOKEN: 'of a package registry',
    AWS_ACCESS_KEY_ID: 'AKIA',
    AWS_SECRET_ACCESS_KEY: 'of the storage',
    STOA_SECRET: 'of sessions',
    STOA_SIGNING_KEY: 'of releases',
    STOA_PLATFORM_TOKEN: 'of the operator',
    STOA_RELEASES: 's3://stoa/releases',
  });
  expect(given).toEqual({ PATH: '/usr/bin', STOA_CHROMIUM: '/usr/bin/chromium' });
});
