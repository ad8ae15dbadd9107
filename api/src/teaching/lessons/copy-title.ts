import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import { createTexts } from '../../kernel/texts.ts';

const texts = createTexts({ en: { copy: '{title} (copy)' }, fr: { copy: '{title} (copie)' } });

/** 'Shadows (copy)', of at most so many characters: what does not fit is left out of the title. */
export function copyTitle(title: string, { locale, most }: { locale: Locale; most: number }): string {
  const t = texts(locale);
  const room = most - t('copy', { title: '' }).length;
  // Half of a sign that takes two is none.
  const fitting = title.slice(0, room).replace(/[\uD800-\uDBFF]$/, '');
  return t('copy', { title: fitting.trimEnd() });
}
