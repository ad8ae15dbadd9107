import type { ButtonProps } from '@mantine/core';
import type { PathProgress } from '../../contract/market/learning-paths.ts';
import { to } from '../../contract/site/addresses.ts';
import { usePathProgressText } from '../../i18n/messages/path-progress.ts';
import { LinkButton } from '../../ui/router-link.tsx';
import classes from './next-step.module.css';

type NextStepProps = ButtonProps & { progress: Pick<PathProgress, 'certificate_slug' | 'next_course'> };

/** A course may have a long name, and a phone is narrow. */
const wraps = { classNames: { root: classes.button ?? '', label: classes.label ?? '' } };

/** What comes next in a learning path: its certificate once it is completed, and the course to go on with. */
export function NextStep({ progress, ...button }: NextStepProps) {
  const t = usePathProgressText();
  const { certificate_slug, next_course } = progress;
  return (
    <>
      {certificate_slug !== null && (
        <LinkButton to={to.certificate({ slug: certificate_slug })} {...wraps} {...button}>
          {t('path.certificate')}
        </LinkButton>
      )}
      {next_course && (
        <LinkButton
          to={to.player({ slug: next_course.slug })}
          {...wraps}
          {...button}
          {...(certificate_slug !== null && { variant: 'default' })}
        >
          {t(next_course.is_begun ? 'path.continue' : 'path.begin', { course: next_course.name })}
        </LinkButton>
      )}
    </>
  );
}
