import type { z } from 'zod';
import type { createNoteBody } from '@stoa/shared/contract/learning/notes.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import { invalid } from '../../kernel/problem.ts';
import type { LessonRow } from '../../teaching/lessons/lessons.tables.ts';

type Place = Pick<z.output<typeof createNoteBody>, 'second' | 'page'>;

/** Only what is played has seconds, only a document has pages, and neither goes beyond its end. */
export function checkPlace({ kind, durationS, pages }: LessonRow, { second, page }: Place): void {
  if (second !== null && kind !== 'video' && kind !== 'audio') {
    throw invalid({ second: rule('Only films and recordings have seconds.') });
  }
  if (second !== null && durationS > 0 && second > durationS) {
    throw invalid({ second: rule('The lesson ends before that second.') });
  }
  if (page !== null && kind !== 'document') throw invalid({ page: rule('Only documents have pages.') });
  if (page !== null && pages !== null && page > pages) {
    throw invalid({ page: rule('The document ends before that page.') });
  }
}
