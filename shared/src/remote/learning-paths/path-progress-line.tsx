import type { PathProgress } from '../../contract/market/learning-paths.ts';
import { usePathProgressText } from '../../i18n/messages/path-progress.ts';
import { ProgressLine } from '../../ui/progress-line.tsx';

interface PathProgressLineProps {
  title: string;
  progress: Pick<PathProgress, 'completed_at' | 'percentage' | 'completed_courses' | 'required_courses'> &
    // An older API knows none.
    Partial<Pick<PathProgress, 'completed_assignments' | 'required_assignments'>>;
}

/** How far one is in a learning path; what was completed stays so, whatever joined the path later. */
export function PathProgressLine({ title, progress }: PathProgressLineProps) {
  const t = usePathProgressText();
  const { completed_at, percentage, completed_courses: done, required_courses: count } = progress;
  const { completed_assignments: approved = 0, required_assignments: work = 0 } = progress;
  const courses = t('path.courses', { done, count });
  return (
    <ProgressLine
      percentage={completed_at === null ? percentage : 100}
      label={title}
      words={work === 0 ? courses : t('path.and.work', { courses, approved, work })}
    />
  );
}
