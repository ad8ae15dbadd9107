/** tus as a bundler takes it; Jest would take what is for Node. */
export * from 'tus-js-client/lib.es5/browser/index.js';
