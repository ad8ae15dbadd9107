import '@testing-library/jest-dom/jest-globals';
import { afterEach } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';
import compile from 'icu-minify/compile';
import { compileMessagesWith } from '../i18n/translate.ts';

afterEach(cleanup);
// A bound for what never comes: a lazy screen's code is compiled when a test first asks for it, however busy the machine.
configure({ asyncUtilTimeout: 20_000 });
compileMessagesWith(compile);

// What Mantine and the carousel ask of a browser and jsdom lacks.
window.matchMedia = (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
});
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.IntersectionObserver = class {
  root = null;
  rootMargin = '';
  scrollMargin = '';
  thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};
// A line on which nothing is ever said.
window.EventSource = class extends EventTarget {
  close() {}
} as unknown as typeof EventSource;
Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;
// Growing text areas measure again when fonts arrive.
Object.defineProperty(document, 'fonts', { value: new EventTarget() });
