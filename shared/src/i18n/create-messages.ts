import { createElement, Fragment, use, type ReactNode } from 'react';
import { FIRST_LOCALE, type Locale } from '../contract/site/locales.ts';
import { fetchOnce } from './fetch-once.ts';
import { useLocale } from './locale-context.tsx';
import {
  createTranslate,
  formatMessage,
  type Messages,
  type MessagesOf,
  type Translate,
  type ValuesOf,
} from './translate.ts';

type Draw = (chunks: ReactNode) => ReactNode;
type Tags<T extends string> = T extends `${infer Before}<${infer Name}>${infer Inner}</${string}>${infer After}`
  ? Record<Name, Draw> & Tags<`${Before}${Inner}${After}`>
  : unknown;

/** Texts of one language for a screen. */
export type Text<M extends Messages> = Translate<M> & {
  /** A message with tags: `t.rich('login.new', { link: (words) => <LinkAnchor to="/signup">{words}</LinkAnchor> })`. */
  rich<K extends keyof M & string>(key: K, values: ValuesOf<M[K]> & Tags<M[K]>): ReactNode;
};

type OtherLocale = Exclude<Locale, typeof FIRST_LOCALE>;
/** Where the other languages are: `{ fr: () => import('./home.fr.ts') }`, each a module that exports its own name. */
export type Translations<M extends Messages> = {
  readonly [L in OtherLocale]: () => Promise<Readonly<Record<L, MessagesOf<M>>>>;
};
type Fetch<M extends Messages> = () => Promise<Readonly<Record<string, MessagesOf<M>>>>;

/** Gives a component its texts in the page's language. Suspends while another language than the first is on its way. */
export interface UseText<M extends Messages> {
  (): Text<M>;
  /** Fetches a language ahead, so that the hook need not wait. Never rejects. */
  load(locale: Locale): Promise<void>;
  /** For words said outside of components: what is here of a language, English until it is loaded. */
  now(locale: string): Text<M>;
}

/**
 * One bundle of texts: a screen's, or those of several that are drawn together. English comes with the code that uses
 * it, the others when they are asked for; if one can't be fetched, the page speaks English rather than not at all, and
 * the next screen asks again.
 *
 *     // messages/home.ts
 *     import { en } from './home.en.ts';
 *     export const useHomeText = createMessages(en, { fr: () => import('./home.fr.ts') });
 */
export function createMessages<M extends Messages>(first: M, others: Translations<M>): UseText<M> {
  const english = textOf(FIRST_LOCALE, first);
  const translated = new Map(
    Object.entries(others as Readonly<Record<string, Fetch<M>>>).map(([locale, fetch]) => [
      locale,
      fetchOnce(async () => textOf(locale as Locale, (await fetch())[locale] ?? first)),
    ]),
  );

  function useText(): Text<M> {
    const { locale } = useLocale();
    const other = translated.get(locale);
    if (other) use(other.wait());
    return other?.found() ?? english;
  }
  return Object.assign(useText, {
    load: async (locale: Locale) => translated.get(locale)?.wait(),
    now: (locale: string) => translated.get(locale)?.found() ?? english,
  });
}

function textOf<M extends Messages>(locale: Locale, messages: MessagesOf<M>): Text<M> {
  const rich = (key: string, values: object): ReactNode =>
    together(formatMessage<ReactNode>(messages[key] ?? key, locale, drawing(values)));
  return Object.assign(createTranslate<M>(locale, messages), { rich }) as Text<M>;
}

/** Parts of one message never change places: they need no keys. */
const together = (parts: ReactNode | ReactNode[]): ReactNode =>
  Array.isArray(parts) ? createElement(Fragment, null, ...parts) : parts;

const drawing = (values: object): object =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'function' ? (chunks: ReactNode[]) => (value as Draw)(together(chunks)) : value,
    ]),
  );
