import type { PathProgress } from '../../contract/market/learning-paths.ts';
import { usePathProgressText } from '../../i18n/messages/path-progress.ts';
import { ProgressLine } from '../../ui/progress-line.tsx';

interface PathProgressLineProps {
  title: string;
  progress: Pick<PathProgress, 'completed_at' | 'percentage' | 'completed_courses' | 'required_courses'>;
}

/** How far one is in a learning path; what was completed stays so, whatever joined the path later. */
export function PathProgressLine({ title, progress }: PathProgressLineProps) {
  const t = usePathProgressText();
  const { completed_at, percentage, completed_courses: done, required_courses: count } = progress;
  return (
    <ProgressLine
      percentage={completed_at === null ? percentage : 100}
      label={title}
      words={t('path.courses', { done, count })}
    />
  );
}
