import { useQuery } from '@tanstack/react-query';
import type { Player } from '@stoa/shared/contract/learning/player.ts';

export const unreadKey = (courseId: string) => ['announcements-unread', courseId];

/** How many announcements are new: as the player said, less what was read since. */
export function useUnread({ course, unread_announcements }: Pick<Player, 'course' | 'unread_announcements'>): number {
  const { data } = useQuery({
    queryKey: unreadKey(course.id),
    queryFn: () => unread_announcements,
    initialData: unread_announcements,
    enabled: false,
  });
  return data;
}
