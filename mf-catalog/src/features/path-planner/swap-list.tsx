import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button, Text } from '@stoa/shared/kit';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { usePathPlannerText } from '../../messages/path-planner.ts';
import type { PlannedCourse, Swap } from './make-plan.ts';
import { useLanguageText } from './use-language-text.ts';
import classes from './path-planner.module.css';

const SHOWN = 10;

interface SwapListProps {
  course: PlannedCourse;
  swaps: readonly Swap[];
  currency: string;
  onSwap(swap: Swap): void;
}

/** What can take the place of a course, and what the whole plan is like then. */
export function SwapList({ course, swaps, currency, onSwap }: SwapListProps) {
  const t = usePathPlannerText();
  const effect = useEffectText(currency);
  const other = course.card.name;
  if (swaps.length === 0) {
    return (
      <Text size="sm" className={classes.swaps ?? ''} role="status">
        {t('swap.none')}
      </Text>
    );
  }
  return (
    <ul className={classes.swaps} aria-label={t('swap.list', { course: other })}>
      {swaps.slice(0, SHOWN).map((swap) => (
        <li key={swap.card.id} className={classes.swap}>
          <span>
            <LinkAnchor to={to.courseInfo({ slug: swap.card.slug })}>{swap.card.name}</LinkAnchor>{' '}
            <Text span size="sm" c="dimmed">
              {effect(swap)}
            </Text>
          </span>
          <Button
            size="compact-sm"
            variant="light"
            aria-label={t('swap.take.name', { course: swap.card.name, other })}
            onClick={() => onSwap(swap)}
          >
            {t('swap.take')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function useEffectText(currency: string): (swap: Swap) => string {
  const t = usePathPlannerText();
  const format = useFormat();
  const languageText = useLanguageText();
  return ({ card, cost, minutes }) => {
    const amount = format.money(Math.abs(cost), currency);
    const time = format.duration(Math.abs(minutes) * 60);
    return [
      cost === 0 ? t('swap.same') : t(cost > 0 ? 'swap.dearer' : 'swap.cheaper', { amount }),
      ...(minutes === 0 ? [] : [t(minutes > 0 ? 'swap.longer' : 'swap.shorter', { time })]),
      ...languageText(card),
    ].join(', ');
  };
}
