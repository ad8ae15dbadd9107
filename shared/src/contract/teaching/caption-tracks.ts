import { z } from 'zod';
import { storedFile } from '../files/files.ts';
import { id } from '../kernel/primitives.ts';
import { rule } from '../kernel/rule.ts';

/** Beside those in the first language. */
export const MOST_MORE_CAPTIONS = 20;

/** What the captions of a film or a recording are in: a BCP 47 tag, `fr` or `pt-BR`. */
export const captionsLanguage = z
  .string()
  .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, {
    error: rule('Choose the language of the captions.'),
    abort: true,
  })
  .max(12, rule('Choose the language of the captions.'))
  .refine(hasName, rule('Choose the language of the captions.'));

/** Browsers can name no other. */
function hasName(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/** Captions in one language. */
export const captionTrack = z.object({ file_id: id, language: captionsLanguage });
export type CaptionTrack = z.infer<typeof captionTrack>;

/** In the order of the list; each language and each file once. */
export const captionTracks = z
  .array(captionTrack)
  .max(MOST_MORE_CAPTIONS, rule('At most 20 more languages.'))
  .refine((tracks) => isEachOnce(tracks.map(({ language }) => language)), rule('Each language has captions once.'))
  .refine((tracks) => isEachOnce(tracks.map(({ file_id }) => file_id)), rule('Each file stands in the list once.'));

const isEachOnce = (given: readonly string[]): boolean => new Set(given).size === given.length;

/** As their author and their reviewer see them. */
export const builderCaptions = z.object({ language: z.string(), file: storedFile });
export type BuilderCaptions = z.infer<typeof builderCaptions>;
