export { default } from '@stoa/shared/testing/jest-preset.js';
