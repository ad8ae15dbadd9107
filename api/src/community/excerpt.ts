const LONGEST = 220;

/** The first words of a Markdown text, without its marks: for lists, never as HTML. */
export function excerptOf(markdown: string): string {
  const words = markdown
    .replaceAll(/```[^\n]*\n?|~~~[^\n]*\n?/g, ' ')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^[ \t]*(?:#{1,6}|>|[-*+]|\d+[.)])[ \t]+/gm, '')
    .replaceAll(/^[ \t|:-]{3,}$/gm, ' ')
    .replaceAll(/(\*\*|__|~~|`)(?=\S)(.*?\S)\1/g, '$2')
    .replaceAll(/(?<!\w)([*_])(?=\S)([^*_\n]*\S)\1(?!\w)/g, '$2')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const letters = Array.from(words);
  if (letters.length <= LONGEST) return words;
  const cut = letters.slice(0, LONGEST).join('');
  const space = cut.lastIndexOf(' ');
  return `${space > LONGEST / 2 ? cut.slice(0, space) : cut} …`;
}
