import { LessonText } from '@stoa/shared/ui/lesson-text/lesson-text.tsx';

/** As learners will read it. */
export const MarkdownPreview = ({ text }: { text: string }) => <LessonText text={text} />;
