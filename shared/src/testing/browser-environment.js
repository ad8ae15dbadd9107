import { TestEnvironment } from 'jest-environment-jsdom';

/** What Node has and browsers have, but jsdom does not hand on. */
const lent = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'TextEncoderStream',
  'TextDecoderStream',
  'structuredClone',
  'AbortController',
  'AbortSignal',
  'BroadcastChannel',
  'FormData',
  'Blob',
  'File',
  'URL',
  'URLSearchParams',
];

export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of lent) this.global[name] = globalThis[name];
    // jsdom's own knows no signatures.
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true, writable: true });
  }
}
