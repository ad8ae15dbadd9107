import { useState } from 'react';
import { stopwatch } from '../../i18n/stopwatch.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { untilStart, type UntilStart } from './until-start.ts';
import { useNow } from './use-now.ts';

const SECOND_MS = 1_000;

interface StartWords {
  /** 'Starts in {time}'. */
  inTime(time: string): string;
  /** 'Starts in {count} days'. */
  inDays(count: number): string;
}

/** How far ahead a class is, in words that count down by themselves; undefined once it has begun. */
export function useStartText(startsAt: string, { inTime, inDays }: StartWords): string | undefined {
  const format = useFormat();
  const until = useUntilStart(startsAt);
  switch (until.kind) {
    case 'begun':
      return undefined;
    case 'soon':
      return inTime(stopwatch(until.seconds));
    case 'time':
      return inTime(format.duration(until.seconds));
    case 'days':
      return inDays(until.count);
  }
}

/** By the second once the start is near. */
function useUntilStart(startsAt: string): UntilStart {
  const [isNear, setNear] = useState(false);
  const until = untilStart(startsAt, useNow(isNear ? SECOND_MS : undefined));
  const isSoon = until.kind === 'soon';
  if (isSoon !== isNear) setNear(isSoon);
  return until;
}
