import { Text } from '@stoa/shared/kit';
import { useLearningPathText } from '../../messages/learning-path-info.ts';
import type { PathProps } from './path-standing.ts';

/** What of a path is had neither with it nor yet: each course has a price of its own on its card. */
export function SinglyNote({ learningPath: { courses, opens } }: PathProps) {
  const t = useLearningPathText();
  const count = courses.filter(
    ({ course }) => course.student_percentage === null && !opens.includes(course.id) && course.type === 'paid',
  ).length;
  return count > 0 && <Text size="sm">{t('panel.singly', { count })}</Text>;
}
