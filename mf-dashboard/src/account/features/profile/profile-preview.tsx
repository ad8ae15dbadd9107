import { PersonBadge } from '@stoa/shared/ui/person-badge.tsx';
import { useProfileText } from '../../messages/profile.ts';
import classes from './profile-form.module.css';

interface ProfilePreviewProps {
  name: string;
  initial: string;
  image: string | null;
  title: string | null;
}

/** As beside a course, and as beside a remark. */
export function ProfilePreview({ name, title, ...face }: ProfilePreviewProps) {
  const t = useProfileText();
  const shown = name || t('preview.nameless');
  return (
    <aside className={classes.preview} aria-labelledby="preview-title">
      <h2 id="preview-title" className={classes.previewTitle}>
        {t('preview')}
      </h2>
      <PersonBadge {...face} name={shown} title={title} size="lg" />
      <PersonBadge {...face} name={shown} size="sm" />
    </aside>
  );
}
