export { findChromium } from '@stoa/toolchain/browser/find-chromium.ts';
export { chromiumOptions } from '@stoa/toolchain/browser/open-chromium.ts';
