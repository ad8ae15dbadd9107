import type { GetICUArgs } from '@schummar/icu-type-parser';
import format, { type CompiledMessage, type FormatOptions } from 'icu-minify/format';
import { dateTimeFormat, kept, numberFormat } from './kept.ts';

/** Texts of one language, key → ICU message. In a build they come compiled, by the build's messages loader. */
export type Messages = Readonly<Record<string, string>>;
/** The same keys in another language. */
export type MessagesOf<M extends Messages> = { readonly [K in keyof M]: string };

/** What a message needs to be told: `{count, plural, …}` a number, `{when, date}` a Date, `{name}` a text or a number. */
export type ValuesOf<T extends string> = GetICUArgs<
  T,
  { ICUArgument: string | number; ICUNumberArgument: number; ICUDateArgument: Date }
>;
type Given<V> = Partial<V> extends V ? [values?: V] : [values: V];

/** Texts of one language: `t('results.count', { count: 3 })`. The values that a message needs are part of its type. */
export type Translate<M extends Messages> = <K extends keyof M & string>(
  key: K,
  ...values: Given<ValuesOf<M[K]>>
) => string;

let compile = (message: string): CompiledMessage => message;

/** For where no build has compiled the messages before: on servers and in tests, give it `icu-minify/compile`. */
export const compileMessagesWith = (compiler: (message: string) => CompiledMessage): void => {
  compile = kept(compiler);
};

/** Draws one message; a text without arguments stays what it is. @throws when a value is missing */
export function formatMessage<Drawn = string>(message: unknown, locale: string, values?: object) {
  const compiled = typeof message === 'string' ? compile(message) : (message as CompiledMessage);
  return format<Drawn>(compiled, locale, values as never, { formatters });
}

/** Nothing in it needs a browser. A key without a message is drawn as itself. */
export const createTranslate =
  <M extends Messages>(locale: string, messages: MessagesOf<M>): Translate<M> =>
  (key, ...[values]) =>
    [formatMessage(messages[key] ?? key, locale, values)].flat().join('');

const formatters: FormatOptions['formatters'] = {
  getDateTimeFormat: dateTimeFormat,
  getNumberFormat: numberFormat,
  getPluralRules: kept((...given) => new Intl.PluralRules(...given)),
};
