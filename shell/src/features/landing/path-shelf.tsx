import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { addresses, to } from '@stoa/shared/contract/site/addresses.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { useCategoryName } from '@stoa/shared/i18n/use-category-name.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { useFrame } from '../../context/frame-context.tsx';
import { useLandingText } from '../../messages/landing.ts';
import classes from './landing.module.css';

const SHOWN = 4;

/** Learning paths; not put up while there are none, or while no remote shows one. */
export function PathShelf() {
  const api = useApi();
  const t = useLandingText();
  const format = useFormat();
  const nameOf = useCategoryName();
  const { hasScreen } = useFrame();
  const isShown = hasScreen(addresses.learningPathInfo);
  const paths = useQuery({
    queryKey: ['learning-paths', 'landing'],
    queryFn: () => api.listLearningPaths({ query: { per_page: SHOWN } }),
    staleTime: 300_000,
    enabled: isShown,
  });
  if (!isShown || !paths.data || paths.data.items.length === 0) return null;
  return (
    <Section
      title={t('paths.title')}
      lead={t('paths.lead')}
      action={hasScreen(addresses.learningPath) && <LinkAnchor to={to.learningPath()}>{t('paths.all')}</LinkAnchor>}
    >
      <ul className={classes.paths}>
        {paths.data.items.map((path) => (
          <li key={path.id} className={classes.path}>
            <p className={classes.kicker}>{nameOf(path.category)}</p>
            <h3 className={classes.pathTitle}>
              <Link to={to.learningPathInfo({ slug: path.slug })} className={classes.pathLink}>
                {path.title}
              </Link>
            </h3>
            <p className={classes.soft}>{path.subtitle}</p>
            <p className={classes.pathFacts}>
              {t('courses', { count: path.course_count })}
              {path.estimated_minutes > 0 && ` · ${format.duration(path.estimated_minutes * 60)}`}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
