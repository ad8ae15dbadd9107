import { VisuallyHidden } from '@stoa/shared/kit';
import { useUiText } from '@stoa/shared/i18n/messages/ui.ts';
import { CardSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import classes from './carousel.module.css';

/** More than fit into the widest page. */
const CARDS = 5;

/** A row of courses while they load: as tall as it will be. */
export function CardRowSkeleton() {
  const t = useUiText();
  return (
    <div role="status" className={classes.carousel}>
      <VisuallyHidden>{t('loading.courses')}</VisuallyHidden>
      <div className={classes.controls} />
      <div className={classes.viewport} aria-hidden="true">
        <div className={classes.row}>
          {Array.from({ length: CARDS }, (_, index) => (
            <div key={index} className={classes.slide}>
              <CardSkeleton />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
