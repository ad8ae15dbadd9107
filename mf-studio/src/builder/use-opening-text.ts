import { findPart, type Opening } from '@stoa/shared/contract/teaching/openings.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useOpeningsText } from '../messages/openings.ts';
import { useBuilder } from './builder-context.tsx';

/** When a lesson or a module opens, in words. */
export function useOpeningText(): (opening: Opening | null | undefined) => string {
  const t = useOpeningsText();
  const format = useFormat();
  const { course } = useBuilder();
  return (opening) => {
    switch (opening?.kind) {
      case 'on':
        // Noon is that day in every zone where people live, but for a few islands.
        return t('on', { day: format.date(`${opening.day}T12:00:00Z`) });
      case 'days':
        return t('days', { days: opening.days });
      case 'after':
        return t('after', { title: findPart(course.modules, opening.id)?.title ?? '' });
      default:
        return t('fromStart');
    }
  };
}
