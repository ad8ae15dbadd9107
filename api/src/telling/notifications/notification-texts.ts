import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import type { NotificationKind } from '@stoa/shared/contract/telling/notifications.ts';
import type { Translate, ValuesOf } from '@stoa/shared/i18n/translate.ts';
import { createTexts } from '../../kernel/texts.ts';
import { en } from './messages/notifications.en.ts';
import { fr } from './messages/notifications.fr.ts';

type Texts = typeof en;
const texts = createTexts({ en, fr });

/** What a kind's texts are filled with, read off the texts themselves. They are kept as JSON, so no dates. */
export type NoticeParams<K extends NotificationKind> = ValuesOf<Texts[`${K}.title`]> & ValuesOf<Texts[`${K}.body`]>;

/** Something to tell a person: `{ kind: 'enrolled', params: { course: 'Typography' }, link: '/course/typography' }`. */
export type Notice = {
  [K in NotificationKind]: { kind: K; params: NoticeParams<K>; link: string | null };
}[NotificationKind];

/** @throws when `params` lack a value */
export function wordsOf(
  { kind, params }: { kind: NotificationKind; params: object },
  locale: Locale,
): { title: string; body: string } {
  const text = texts(locale) as (key: keyof Texts, values: object) => ReturnType<Translate<Texts>>;
  return { title: text(`${kind}.title`, params), body: text(`${kind}.body`, params) };
}
