import type { Locale } from '@stoa/shared/contract/locales.ts';
import { useUiText } from '@stoa/shared/i18n/messages/ui.ts';
import { useFrameText } from './frame.ts';

/** Bundles of the chunk `main-fr`: whatever a first view may draw. */
const firstTexts = [useFrameText, useUiText];

/** Resolves when a first view can be drawn in this language; it never rejects. One chunk holds them all. */
export const loadFirstTexts = async (locale: Locale): Promise<void> => {
  await Promise.all(firstTexts.map(({ load }) => load(locale)));
};
