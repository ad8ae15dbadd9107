import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useLiveClassesText } from '../../messages/live-classes.ts';
import classes from './live-classes.module.css';
import { keptDates, listedDates, type Series } from './repeat.ts';
import { useDateWords } from './use-date-words.ts';

/** More exceptions than these are counted. */
const MOST_NAMED = 4;

interface DatesSumProps {
  series: Series;
  time: string;
  zone: string;
}

/** What is scheduled, in words, before it is sent. */
export function DatesSum({ series, time, zone }: DatesSumProps) {
  const t = useLiveClassesText();
  const format = useFormat();
  const { date: wordOf } = useDateWords();
  const kept = keptDates(series);
  const left = listedDates(series).filter((date) => !kept.includes(date));
  const [first, last] = [kept[0], kept.at(-1)];
  const sum = () => {
    if (first === undefined || last === undefined) return t('repeat.none');
    if (kept.length === 1) return t('repeat.one', { first: wordOf(first), time, zone });
    return t('repeat.sum', { count: kept.length, first: wordOf(first), last: wordOf(last), time, zone });
  };
  const exceptions =
    left.length > MOST_NAMED
      ? t('repeat.notMany', { count: left.length })
      : t('repeat.not', { dates: format.list(left.map(wordOf)) });
  return (
    <p className={classes.quiet} role="status">
      {sum()} {first !== undefined && left.length > 0 && exceptions}
    </p>
  );
}
