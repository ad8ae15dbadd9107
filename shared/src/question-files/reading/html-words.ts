const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', nbsp: ' ', '#39': "'" };

/** Texts are Markdown here, in which HTML is shown as it is written: of HTML the words are taken. */
export const htmlWords = (html: string): string =>
  html
    .replaceAll(/<br\b[^<>]*>|<\/p>/gi, '\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(lt|gt|amp|quot|nbsp|#39);/g, (_, name: string) => entities[name]!);
