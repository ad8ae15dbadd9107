import { fileKinds } from './file-check.ts';

/** What one file can be a whole lesson of. */
export const filmPurposes = ['video', 'audio', 'document'] as const;
export type FilmPurpose = (typeof filmPurposes)[number];

/** For the file picker. */
export const filmAccept = filmPurposes.map((purpose) => fileKinds[purpose].accept).join();

/** Which lesson a file makes: by what the browser says it is, else by the ending of its name. */
export function filmPurposeOf({ name, type }: Pick<File, 'name' | 'type'>): FilmPurpose | undefined {
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  return (
    filmPurposes.find((purpose) => Object.values(fileKinds[purpose].types).includes(type)) ??
    filmPurposes.find((purpose) => ending in fileKinds[purpose].types)
  );
}

const natural = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** As a person would put them: '2 Shadow' before '10 Noon'. */
export const inNaturalOrder = <T extends Pick<File, 'name'>>(files: readonly T[]): T[] =>
  files.toSorted((one, other) => natural.compare(one.name, other.name));

const SHORTEST = 3;
const LONGEST = 80;

/** '02_where_light_falls.mp4' → '02 where light falls'. `kind` goes before a name too short for a title: 'Video 2'. */
export function filmTitle(name: string, kind: string): string {
  const words = name
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim();
  return (words.length < SHORTEST ? `${kind} ${words}`.trim() : words).slice(0, LONGEST).trim();
}
