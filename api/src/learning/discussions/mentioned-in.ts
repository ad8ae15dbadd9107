/** Somebody who may be mentioned. */
interface Named {
  id: string;
  full_name: string;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Whom a text mentions: `@` and the whole name, as it is written in the account. */
export const mentionedIn = (body: string, people: readonly Named[]): string[] =>
  people
    .filter(({ full_name }) => new RegExp(`@${escaped(full_name)}(?![\\p{L}\\p{N}])`, 'iu').test(body))
    .map(({ id }) => id);
