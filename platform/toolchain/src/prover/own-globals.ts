/**
 * Where libraries keep what all their copies in a page share. They set it up once and for good: taking it down would break
 * another remote with the same library. Those of frameworks whose templates the page's policy allows, and of zod.
 */
const OF_LIBRARIES = [
  /^__zod_global/,
  /^__VUE(_\w+)?__$/,
  /^__svelte$/,
  /^(litHtml|litElement|reactiveElement)Versions$|^litIssuedWarnings$/,
  /^(Zone|__zone_symbol__.*|ng|getAngularTestability|getAllAngular\w+|frameworkStabilizers)$/,
];
/** A build's list of chunks carries its name and version. */
const OF_BUNDLER = /^webpackChunk/;

/** Those of these names that nobody but the version itself can have put on `window`. `own`: names of its containers. */
export const foreignGlobals = (names: readonly string[], own: readonly string[]): string[] =>
  names.filter((name) => ![...OF_LIBRARIES, OF_BUNDLER].some((known) => known.test(name)) && !own.includes(name));
