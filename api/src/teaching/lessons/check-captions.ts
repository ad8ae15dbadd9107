import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { CaptionTrack } from '@stoa/shared/contract/teaching/caption-tracks.ts';
import { requireGivenFile, type Giving } from '../../files/given-file.ts';
import type { Database } from '../../kernel/database/database.ts';
import { invalid } from '../../kernel/problem.ts';
import type { LessonContent } from './lesson-content.ts';

type Captions = Pick<LessonContent, 'captions_file_id' | 'captions_language' | 'more_captions'>;

/** Every new file must be the author's, uploaded as captions, and whole; no language has two. */
export async function checkCaptions(
  tx: Database,
  giving: Giving,
  { now, next, language: spoken }: { now: Captions; next: Captions; language: string },
): Promise<void> {
  const known = new Set([now.captions_file_id, ...tracksOf(now).map(({ file_id }) => file_id)]);
  const requireCaptions = async (field: string, id: string) => {
    if (!known.has(id)) await requireGivenFile(tx, giving, { field, id, purpose: 'captions' });
  };
  if (next.captions_file_id) await requireCaptions('captions_file_id', next.captions_file_id);
  for (const [index, { file_id: id, language }] of tracksOf(next).entries()) {
    if (next.captions_file_id !== null && language === (next.captions_language ?? spoken))
      throw invalid({ more_captions: rule('Each language has captions once.') });
    if (id === next.captions_file_id) throw invalid({ more_captions: rule('Each file stands in the list once.') });
    await requireCaptions(`more_captions.${index}.file_id`, id);
  }
}

const tracksOf = ({ more_captions: tracks }: Captions): readonly CaptionTrack[] => tracks ?? [];
