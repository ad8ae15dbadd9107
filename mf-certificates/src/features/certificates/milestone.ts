import { countText } from '@stoa/shared/ui/format.ts';

/** The certificate's closing sentence, true of what was really done. */
export function milestone(minutes: number): string {
  if (minutes < 1)
    return 'Every required lesson is complete: a milestone worth keeping, and a good place to go on from.';
  const time = minutes < 120 ? countText(minutes, 'minute') : countText(Math.round(minutes / 60), 'hour');
  return `After ${time} of learning every required lesson is complete: a milestone worth keeping, and a good place to go on from.`;
}
