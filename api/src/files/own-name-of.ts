/** A language as those call it who speak it: 'français'. A tag of no language stays as it is. */
export function ownNameOf(language: string): string {
  try {
    return new Intl.DisplayNames([language, 'en'], { type: 'language' }).of(language) ?? language;
  } catch {
    return language;
  }
}
