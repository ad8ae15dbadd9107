/** In one text. */
export const MOST_PICTURES = 100;

/** How a text names a picture of its author's: `![What is to be seen](file:0190…)`. Links to it run out, names do not. */
export const pictureAddress = (fileId: string): string => `file:${fileId}`;

const NAMED = /(\]\(\s{0,9}<?)file:([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})/g;

/** The pictures a text shows, each once. */
export const picturesIn = (markdown: string): string[] =>
  [...new Set([...markdown.matchAll(NAMED)].map(([, , id = '']) => id))].slice(0, MOST_PICTURES);

/** The text with an address for each picture; those that `urlOf` knows nothing of keep their name, which shows nothing. */
export const withPictures = (markdown: string, urlOf: (fileId: string) => string | null | undefined): string =>
  markdown.replaceAll(NAMED, (whole, before: string, id: string) => {
    const url = urlOf(id);
    return url ? `${before}${url}` : whole;
  });
