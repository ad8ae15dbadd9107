import { en, type HostedMessages } from './messages/hosted.en.ts';
import { fr } from './messages/hosted.fr.ts';

export type HostedKey = keyof HostedMessages;
const languages: Readonly<Record<string, HostedMessages>> = { en, fr };

/** What a page says; English where a language is not spoken. Sent to browsers, too. */
export const hostedText =
  (locale: string) =>
  (key: HostedKey, values: Readonly<Record<string, string>> = {}): string =>
    (languages[locale] ?? en)[key].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
