/** Text that is HTML or XML already: made by `markup`, or of a writer that escapes. Nothing else gets in unescaped. */
export interface Markup {
  text: string;
}

type Put = string | number | Markup | readonly Markup[];

/** `` markup`<p>${text}</p>` `` escapes what is put in, but for markup of its own making. */
export const markup = (parts: TemplateStringsArray, ...values: readonly Put[]): Markup => ({
  text: parts.reduce((whole, part, at) => whole + written(values[at - 1] ?? '') + part),
});

export const nothing: Markup = { text: '' };

function written(value: Put): string {
  if (typeof value === 'string' || typeof value === 'number') return escaped(String(value));
  return 'text' in value ? value.text : value.map(({ text }) => text).join('');
}

/** By names that both HTML and XML know: some readers decode numbers twice. */
const names: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Control signs, which people paste, are in no XML; a line's end and a tab are. */
const escaped = (text: string): string =>
  text.replaceAll(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '').replaceAll(/[&<>"']/g, (sign) => names[sign]!);

/** JSON that may stand in a script element: no text in it ends the element. */
export const jsonMarkup = (value: unknown): Markup => ({
  text: JSON.stringify(value).replaceAll('<', String.raw`\u003c`),
});
