import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay, type Icon } from '@tabler/icons-react';
import { Children, type ReactNode } from 'react';
import { ActionIcon } from '@stoa/shared/kit';
import { useCarouselText } from '../messages/carousel.ts';
import { useCarousel } from './use-carousel.ts';
import classes from './carousel.module.css';

interface CarouselProps {
  /** What it shows, read aloud. */
  name: string;
  /** From view to view, every five seconds: at most one on a page, for two would tear at the eye. */
  movesByItself?: boolean;
  children: ReactNode;
}

/** A list in a single row, of which as many are shown as fit; the others come by button, arrow key, swipe or focus. */
export function Carousel({ name, movesByItself = false, children }: CarouselProps) {
  const t = useCarouselText();
  const [viewport, carousel] = useCarousel(movesByItself);
  const { isWanted } = carousel;
  return (
    <div role="group" aria-roledescription={t('name')} aria-label={name} className={classes.carousel}>
      <div className={classes.controls}>
        {carousel.hasMore && isWanted !== undefined && (
          <Control
            label={isWanted ? t('stop') : t('move')}
            icon={isWanted ? IconPlayerPause : IconPlayerPlay}
            onPress={() => carousel.setWanted(!isWanted)}
          />
        )}
        {carousel.hasMore && (
          <>
            <Control
              label={t('back', { name })}
              icon={IconChevronLeft}
              isSpent={!carousel.canGoBack}
              onPress={carousel.goBack}
            />
            <Control
              label={t('on', { name })}
              icon={IconChevronRight}
              isSpent={!carousel.canGoOn}
              onPress={carousel.goOn}
            />
          </>
        )}
      </div>
      <div ref={viewport} className={classes.viewport}>
        <ul className={classes.row}>
          {Children.map(children, (child) => (
            <li className={classes.slide}>{child}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

interface ControlProps {
  label: string;
  icon: Icon;
  /** It leads nowhere now; it keeps its focus all the same. */
  isSpent?: boolean;
  onPress(): void;
}

const Control = ({ label, icon: ControlIcon, isSpent = false, onPress }: ControlProps) => (
  <ActionIcon
    variant="default"
    size="lg"
    radius="xl"
    aria-label={label}
    aria-disabled={isSpent}
    data-disabled={isSpent || undefined}
    onClick={() => !isSpent && onPress()}
  >
    <ControlIcon className={classes.icon} size={18} stroke={1.75} aria-hidden="true" />
  </ActionIcon>
);
