// What `npm create stoa-remote` runs has no dependencies: this and its neighbours import nothing but Node's own.

/** All that a remote is called, in every spelling that its files need. */
export interface RemoteNames {
  /** `mf-course-notes` */
  name: string;
  /** `course-notes`, `CourseNotes`, `courseNotes` */
  noun: string;
  pascal: string;
  camel: string;
  /** What stands at the head of its screen and in the menu: `Course notes`. */
  title: string;
  /** Its first address: `/course-notes`. */
  route: string;
}

interface Wishes {
  title?: string | undefined;
  route?: string | undefined;
}

/** As the contract has it (shared/platform-contract/release.ts). */
const MOST_LETTERS = 41;

/** @throws an error that names the rule when the name or the route breaks one */
export function nameRemote(name: string, { title, route }: Wishes = {}): RemoteNames {
  if (!/^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > MOST_LETTERS) {
    throw new Error(
      `'${name}' is no name for a remote: it starts with mf-, then small letters, digits and single hyphens, 41 characters at most, as in mf-reviews.`,
    );
  }
  const noun = name.slice('mf-'.length);
  const pascal = noun.replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());
  const words = noun.replaceAll('-', ' ');
  return {
    name,
    noun,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    title: requireTitle(title ?? words.charAt(0).toUpperCase() + words.slice(1)),
    route: requireRoute(route ?? `/${noun}`),
  };
}

/** It becomes part of source code and of a menu. */
function requireTitle(title: string): string {
  if (/^[\p{L}\p{N}][\p{L}\p{N} ,.!?&-]{0,39}$/u.test(title)) return title;
  throw new Error(`'${title}' is no title: 1 to 40 letters, digits, spaces and , . ! ? & - are.`);
}

function requireRoute(route: string): string {
  if (/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(route)) return route;
  throw new Error(
    `'${route}' is no first route: it is a path of small letters, digits and hyphens, without parameters, as in /reviews.`,
  );
}
