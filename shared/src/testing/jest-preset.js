/**
 * Jest's configuration for a remote, all of it: `export { default } from '@stoa/shared/testing/jest-preset.js';`
 * Tests run as native ES modules in a page without a browser; swc only takes the types and the JSX away.
 */
export default {
  testEnvironment: '@stoa/shared/testing/browser-environment.js',
  setupFilesAfterEnv: ['@stoa/shared/testing/setup-browser.ts'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  // A bound for what hangs, however busy the machine.
  testTimeout: 300_000,
  moduleNameMapper: {
    '\\.module\\.css$': '@stoa/shared/testing/css-module.js',
    '\\.css$': '@stoa/shared/testing/css-file.js',
    '^tus-js-client$': '@stoa/shared/testing/browser-tus.js',
  },
  transform: {
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
  },
};
