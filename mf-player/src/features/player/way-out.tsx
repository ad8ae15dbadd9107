import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { Player } from '@stoa/shared/contract/learning/player.ts';
import { useOpenedFrom } from '@stoa/shared/federation/opened-from.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { usePlayerText } from '../../messages/player.ts';

/**
 * Out of the player at once, to where it was opened from. Every lesson is a step in the browser's history, so its back
 * button would take as many presses as lessons were looked at.
 */
export function WayOut({ course, enrollment: enrolment }: Player) {
  const t = usePlayerText();
  const from = useOpenedFrom();
  if (from) {
    return (
      <LinkAnchor to={from.to} size="sm">
        {t('player.back', { title: from.title })}
      </LinkAnchor>
    );
  }
  return (
    <LinkAnchor to={enrolment ? to.myCourses() : to.courseInfo({ slug: course.slug })} size="sm">
      {enrolment ? t('player.my-courses') : t('player.about')}
    </LinkAnchor>
  );
}
