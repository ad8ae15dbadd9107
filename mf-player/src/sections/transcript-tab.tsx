import { Transcript } from '../features/lessons/transcript/transcript.tsx';
import type { TabProps } from './tab-list.ts';

export const TranscriptTab = ({ lesson, content }: TabProps) =>
  lesson &&
  content &&
  'transcript' in content && <Transcript key={lesson.id} lessonId={lesson.id} cues={content.transcript} />;
