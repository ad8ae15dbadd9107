import { useQuery } from '@tanstack/react-query';
import { addresses, to } from '@stoa/shared/contract/site/addresses.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { useHomeMoreText } from '../../messages/home-more.ts';
import classes from './introduction-nudge.module.css';

/** Asks who has told nothing yet; nobody else. */
export function IntroductionNudge() {
  const t = useHomeMoreText();
  const api = useApi();
  const { navigation } = usePlatform();
  const introduction = useQuery({
    queryKey: ['introduction'],
    queryFn: ({ signal }) => api.getIntroduction({ signal }),
  });
  if (introduction.data !== null || !navigation.hasScreen(addresses.welcome)) return null;
  return (
    <section className={classes.nudge} aria-labelledby="nudge-title">
      <div>
        <h2 id="nudge-title" className={classes.title}>
          {t('nudge.title')}
        </h2>
        <p className={classes.text}>{t('nudge.text')}</p>
      </div>
      <LinkButton to={to.welcome()}>{t('nudge.action')}</LinkButton>
    </section>
  );
}
