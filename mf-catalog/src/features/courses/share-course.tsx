import { IconShare } from '@tabler/icons-react';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { Button } from '@stoa/shared/kit';
import { useShare } from '@stoa/shared/remote/use-share.ts';
import { useCourseInfoText } from '../../messages/course-info.ts';

/** Hands on the address of the course's page. */
export function ShareCourse({ name, slug }: { name: string; slug: string }) {
  const t = useCourseInfoText();
  const share = useShare();
  const press = () =>
    share(
      { path: to.courseInfo({ slug }), title: name },
      { copied: t('share.copied'), notCopied: (url) => t('share.notCopied', { url }) },
    );
  return (
    <Button variant="default" leftSection={<IconShare size={18} aria-hidden="true" />} onClick={() => void press()}>
      {t('share')}
    </Button>
  );
}
