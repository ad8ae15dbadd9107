import type { Compiler } from 'webpack';

/**
 * A page that is closed or loaded anew while it is answered is nobody's mistake; webpack-dev-middleware calls each of its
 * requests an error, with a stack.
 */
export const ignoreGonePages = (compiler: Compiler): void =>
  compiler.hooks.infrastructureLog.tap('IgnoreGonePages', (origin, _, args) =>
    origin === 'webpack-dev-middleware' && args?.some(isGone) ? true : undefined,
  );

const isGone = (told: unknown): boolean =>
  typeof told === 'object' && told !== null && 'code' in told && told.code === 'ERR_STREAM_PREMATURE_CLOSE';
