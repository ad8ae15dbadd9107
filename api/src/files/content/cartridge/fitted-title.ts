/** A name within the bounds that titles have here; one that is too short has `otherwise` behind it. */
export function fittedTitle(
  given: string,
  { least, most, otherwise }: { least: number; most: number; otherwise: string },
): string {
  const plain = given.replaceAll(/\s+/g, ' ').trim();
  const title = plain.length >= least ? plain : [plain, otherwise].filter(Boolean).join(' · ');
  // Half of a sign that takes two is none.
  return title.length <= most
    ? title
    : `${title
        .slice(0, most - 1)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd()}…`;
}

/** Titles of courses are not all in capitals. */
export const inSmallLetters = (title: string): string =>
  /[A-Z]/.test(title) && title === title.toUpperCase() ? title.slice(0, 1) + title.slice(1).toLowerCase() : title;
