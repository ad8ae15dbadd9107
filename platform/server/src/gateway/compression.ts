import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import plugin from 'fastify-plugin';

/** Pages and the API's JSON, compressed as they go; assets were compressed when they were built. */
export const compression = plugin(async (app) => {
  await app.register(compress, {
    customTypes: /^(text\/html|text\/plain|application\/json)/,
    encodings: ['br', 'gzip'],
    threshold: 1024,
    // Quality 4 costs about a millisecond a page; the library's own default may be far slower.
    brotliOptions: {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
    },
    zlibOptions: { level: 6 },
    globalDecompression: false,
  });
});
