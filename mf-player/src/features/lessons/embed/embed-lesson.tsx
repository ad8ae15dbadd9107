import type { Lesson, LessonContent } from '@stoa/shared/contract/learning/player.ts';
import { Stack } from '@stoa/shared/kit';
import { EmbedFrame } from '@stoa/shared/remote/embeds/embed-frame.tsx';
import { Markdown } from '@stoa/shared/ui/markdown.tsx';
import { MarkDone } from '../progress/mark-done.tsx';
import type { Happened } from '../progress/use-record-progress.ts';

interface EmbedLessonProps {
  lesson: Lesson;
  content: Extract<LessonContent, { kind: 'embed' }>;
  /** Only then there is progress to be recorded. */
  isEnrolled: boolean;
  isCompleted: boolean;
  record(happened: Happened): void;
}

/** A page of another site, with what to look at in it. */
export function EmbedLesson({ lesson, content, isEnrolled, isCompleted, record }: EmbedLessonProps) {
  return (
    <Stack gap="md">
      <EmbedFrame key={content.embed_url} address={content.embed_url} title={lesson.title} />
      {content.markdown.trim() !== '' && <Markdown text={content.markdown} />}
      {isEnrolled && (
        <MarkDone title={lesson.title} isCompleted={isCompleted} onDone={() => record({ kind: 'marked_done' })} />
      )}
    </Stack>
  );
}
