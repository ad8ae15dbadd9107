import { ResourcesList } from '../features/resources/resources-list.tsx';
import type { TabProps } from './tab-list.ts';

export const ResourcesTab = ({ player, lesson }: TabProps) => (
  <ResourcesList courseId={player.course.id} lessonId={lesson?.id} />
);
