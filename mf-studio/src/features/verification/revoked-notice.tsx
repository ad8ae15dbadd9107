import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { Alert } from '@stoa/shared/kit';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { useCoursesText } from '../../messages/courses.ts';

/** For one who may read their courses and no longer create any: why everything here stands still, and what to do. */
export function RevokedNotice({ className }: { className?: string | undefined }) {
  const t = useCoursesText();
  const { permissions } = useSession();
  if (!permissions.includes('view-course') || permissions.includes('create-course')) return null;
  return (
    <Alert color="yellow" title={t('revoked.title')} role="status" {...(className && { className })}>
      {t.rich('revoked.text', { why: (words) => <LinkAnchor to={to.verifyTeacher()}>{words}</LinkAnchor> })}
    </Alert>
  );
}
