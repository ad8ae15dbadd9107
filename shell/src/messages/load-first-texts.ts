import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import { useUiText } from '@stoa/shared/i18n/messages/ui.ts';
import { useCourseWords } from '@stoa/shared/i18n/messages/course-words.ts';
import { useDeadEndText } from './dead-ends.ts';
import { useFrameText } from './frame.ts';
import { useLandingText } from './landing.ts';

/** Bundles of the chunk `main-fr`: whatever a first view may draw. */
const firstTexts = [useFrameText, useUiText, useCourseWords, useLandingText, useDeadEndText];

/** Resolves when a first view can be drawn in this language; it never rejects. One chunk holds them all. */
export const loadFirstTexts = async (locale: Locale): Promise<void> => {
  await Promise.all(firstTexts.map(({ load }) => load(locale)));
};
