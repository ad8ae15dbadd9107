import { existsSync, readdirSync } from 'node:fs';

/** Read off the folders, so that a new remote is tested from the day it is born. */
const remotes = readdirSync(import.meta.dirname).filter((name) =>
  existsSync(`${import.meta.dirname}/${name}/remote.config.ts`),
);

/** Tests run as native ES modules; swc only takes the types and the JSX away. */
const transform = {
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'es6' },
    },
  ],
};

const esm = { transform, extensionsToTreatAsEsm: ['.ts', '.tsx'] };
/** Whatever tests of servers write down goes when they end. */
const onServer = {
  testEnvironment: 'node',
  globalSetup: '<rootDir>/platform/src/testing/temporary-folder.js',
  globalTeardown: '<rootDir>/platform/src/testing/remove-temporary-folder.js',
};

/** @type {import('jest').Config} */
export default {
  // A bound for what hangs, however busy the machine; Jest reads this here, not in a project.
  testTimeout: 300_000,
  projects: [
    {
      ...esm,
      displayName: 'api',
      ...onServer,
      roots: ['<rootDir>/api/src'],
      testMatch: ['**/*.test.ts'],
    },
    {
      ...esm,
      displayName: 'platform',
      ...onServer,
      roots: ['<rootDir>/platform/src', '<rootDir>/platform/start'],
      testMatch: ['**/*.test.ts'],
    },
    {
      ...esm,
      displayName: 'full-size',
      ...onServer,
      roots: ['<rootDir>/platform/full-size'],
      testMatch: ['**/*.test.ts'],
    },
    {
      ...esm,
      displayName: 'standalone',
      testEnvironment: 'node',
      roots: ['<rootDir>/platform/standalone'],
      testMatch: ['**/*.test.ts'],
    },
    {
      ...esm,
      displayName: 'web',
      testEnvironment: '<rootDir>/shared/src/testing/browser-environment.js',
      setupFilesAfterEnv: ['<rootDir>/shared/src/testing/setup-browser.ts'],
      moduleNameMapper: {
        '\\.module\\.css$': '<rootDir>/shared/src/testing/css-module.js',
        '\\.css$': '<rootDir>/shared/src/testing/css-file.js',
      },
      roots: ['shell', 'shared', ...remotes].map((room) => `<rootDir>/${room}/src`),
      testMatch: ['**/*.test.ts', '**/*.test.tsx'],
    },
  ],
};
