import type { StoredFile } from '@stoa/shared/contract/files/files.ts';
import type { CaptionTrack } from '@stoa/shared/contract/teaching/caption-tracks.ts';
import type { BuilderLesson } from '@stoa/shared/contract/teaching/lessons.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useState } from 'react';
import { useBuilder } from '../builder/builder-context.tsx';
import { useCaptionsText } from '../messages/captions.ts';

export interface ShownTrack {
  language: string;
  /** Null: a language was chosen, and nothing is there yet. */
  file: StoredFile | null;
}

/** The captions of a lesson, the first before the others, and all that changes which they are. */
export function useCaptionTracks(lesson: BuilderLesson) {
  const t = useCaptionsText();
  const format = useFormat();
  const { course, saver } = useBuilder();
  /** Chosen, and without a file yet: of these the server knows nothing. */
  const [added, setAdded] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');
  const target = `lesson:${lesson.id}` as const;
  const first: ShownTrack = { language: lesson.captions_language ?? course.language, file: lesson.captions_file };
  const known = lesson.more_captions.map(({ language, file }): ShownTrack => ({ language, file }));
  const waiting = added.filter((tag) => tag !== first.language && !known.some(({ language }) => language === tag));
  const more = [...known, ...waiting.map((language): ShownTrack => ({ language, file: null }))];

  /** An upload ends when it ends: what the saver has by then counts, not what is drawn. */
  function listNow(): CaptionTrack[] {
    return (saver.current(target)?.['more_captions'] as CaptionTrack[] | undefined) ?? [];
  }
  const firstNow = () => (saver.current(target)?.['captions_language'] as string | null | undefined) ?? course.language;
  const save = (fields: Record<string, unknown>) => {
    for (const [field, value] of Object.entries(fields)) saver.change(target, field, value);
    void saver.flush();
  };
  const without = (language: string) => listNow().filter((track) => track.language !== language);

  return {
    first,
    more,
    /** Tells what is shown first now. */
    said,
    add: (language: string) => setAdded((tags) => [...tags, language]),
    remove(language: string) {
      setAdded((tags) => tags.filter((tag) => tag !== language));
      if (listNow().some((track) => track.language === language)) save({ more_captions: without(language) });
    },
    /** The file of a language; null: none any more. */
    put(language: string, fileId: string | null) {
      if (language === firstNow()) return save({ captions_file_id: fileId });
      if (fileId === null) {
        setAdded((tags) => [...tags, language]);
        return save({ more_captions: without(language) });
      }
      const track = { language, file_id: fileId };
      const now = listNow();
      const isThere = now.some((one) => one.language === language);
      save({ more_captions: isThere ? now.map((one) => (one.language === language ? track : one)) : [...now, track] });
    },
    /** What the first ones are in. */
    name: (language: string) => save({ captions_language: language === course.language ? null : language }),
    /** Changes places with the first. */
    putFirst(language: string) {
      const chosen = listNow().find((track) => track.language === language);
      if (!chosen) return;
      const former = first.file && { language: first.language, file_id: first.file.id };
      save({
        captions_file_id: chosen.file_id,
        captions_language: language,
        more_captions: listNow().flatMap((track) => (track.language === language ? (former ?? []) : track)),
      });
      setSaid(t('track.isFirst', { language: format.language(language) }));
    },
  };
}
