/** Names of a path's parameters: `slug` of '/course/:slug', `*` of '/redirect/*', as react-router names them. */
type ParameterOf<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? ParameterOf<Head> | ParameterOf<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : Path extends '*'
      ? '*'
      : never;

/** What stands behind `?`; what is undefined or empty is left out. */
export type Query = Readonly<Record<string, string | undefined>> | URLSearchParams;

/** `to.course({ slug })`, `to.results({ q })`: a path's parameters first, if it has some, then its query. */
export type Link<Path extends string> = [ParameterOf<Path>] extends [never]
  ? (query?: Query) => string
  : (parameters: Readonly<Record<ParameterOf<Path>, string>>, query?: Query) => string;

export type Links<Paths extends Readonly<Record<string, string>>> = {
  readonly [Name in keyof Paths]: Link<Paths[Name]>;
};

/**
 * A function for each address, which fills it in and encodes what it is given:
 *
 *     const to = linksTo({ course: '/course/:slug' });
 *     to.course({ slug: 'typography' }, { lesson: '7' }) // '/course/typography?lesson=7'
 *
 * What is given for `*` is the rest of an address, and stays as it stands: its slashes are its own.
 */
export function linksTo<const Paths extends Readonly<Record<string, string>>>(paths: Paths): Links<Paths> {
  const link = (path: string) =>
    /\/[:*]/.test(path)
      ? (parameters: Readonly<Record<string, string>>, query?: Query) => fill(path, parameters) + search(query)
      : (query?: Query) => path + search(query);
  return Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, link(path)])) as Links<Paths>;
}

const fill = (path: string, parameters: Readonly<Record<string, string>>): string =>
  path
    .replace(/(?<=\/):(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''))
    .replace(/(?<=\/)\*$/, () => parameters['*'] ?? '');

function search(query: Query = {}): string {
  const pairs = query instanceof URLSearchParams ? [...query] : Object.entries(query);
  const given = pairs.filter((pair): pair is [string, string] => Boolean(pair[1]));
  return given.length > 0 ? `?${new URLSearchParams(given).toString()}` : '';
}
