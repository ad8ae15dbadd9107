export { chromiumOptions } from '@stoa/toolchain/browser/open-chromium.ts';
