import { existsSync, readdirSync } from 'node:fs';
import preset from '@stoa/shared/testing/jest-preset.js';

/** Read off the folders, so that a new remote is tested from the day it is born. */
const remotes = readdirSync(import.meta.dirname).filter((name) =>
  existsSync(`${import.meta.dirname}/${name}/remote.config.ts`),
);

// Jest reads the bound for what hangs here, not in a project.
const { testTimeout, ...inBrowser } = preset;
const esm = { transform: preset.transform, extensionsToTreatAsEsm: preset.extensionsToTreatAsEsm };
/** Whatever tests of servers write down goes when they end. */
const onServer = {
  testEnvironment: 'node',
  globalSetup: '<rootDir>/platform/workshop/src/testing/temporary-folder.js',
  globalTeardown: '<rootDir>/platform/workshop/src/testing/remove-temporary-folder.js',
};

const testRunner = '<rootDir>/platform/workshop/src/testing/shared-modules/test-runner.js';

/** @type {import('jest').Config} */
export default {
  testTimeout,
  // What modules of one file leave behind is not given back: a worker that holds so much after a file begins anew.
  workerIdleMemoryLimit: '1500MB',
  projects: [
    {
      ...esm,
      displayName: 'api',
      ...onServer,
      // The embedded database lives in the process of the tests: with it, each file begins with an empty one.
      ...(process.env.TEST_DATABASE_URL && { testRunner }),
      // With what they import from there, so that `--changed` sees it.
      roots: ['<rootDir>/api', '<rootDir>/shared/src'],
      testMatch: ['<rootDir>/api/{src,demo,sandbox-gateway}/**/*.test.ts'],
    },
    {
      ...esm,
      displayName: 'platform',
      ...onServer,
      testRunner,
      roots: ['<rootDir>/platform', '<rootDir>/shared/src'],
      testMatch: [
        '<rootDir>/platform/{server/src,toolchain/src,workshop/src,packages}/**/*.test.ts',
        // What servers alone do.
        '<rootDir>/shared/src/serving/**/*.test.ts',
      ],
      // Projects of their own.
      testPathIgnorePatterns: ['/node_modules/', '/workshop/src/(full-size|standalone)/'],
    },
    {
      ...esm,
      displayName: 'full-size',
      ...onServer,
      roots: ['<rootDir>/platform/workshop/src/full-size'],
      testMatch: ['**/*.test.ts'],
    },
    {
      ...esm,
      displayName: 'standalone',
      ...onServer,
      roots: ['<rootDir>/platform/workshop/src/standalone'],
      testMatch: ['**/*.test.ts'],
    },
    {
      ...inBrowser,
      displayName: 'web',
      roots: ['shell', 'shared', ...remotes].map((room) => `<rootDir>/${room}/src`),
      testMatch: ['**/*.test.ts', '**/*.test.tsx'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/shared/src/serving/'],
    },
  ],
};
