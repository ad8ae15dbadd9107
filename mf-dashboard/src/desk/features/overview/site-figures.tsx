import type { AdminOverview, Pace } from '@stoa/shared/contract/administration/overview.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useOverviewText } from '../../messages/overview.ts';
import { LinkedTile } from './linked-tile.tsx';
import classes from './overview.module.css';

/** How the site fares these days, each figure beside that of the time before. */
export function SiteFigures({ overview: { people, figures, revenue } }: { overview: AdminOverview }) {
  const t = useOverviewText();
  const format = useFormat();
  return (
    <div className={classes.tiles}>
      {people && (
        <LinkedTile
          label={t('people.now')}
          value={format.number(people.now)}
          hint={t('people.before', { day: people.day, week: people.week })}
          to={people.link}
        />
      )}
      {figures.map(({ kind, link, ...pace }) => (
        <PaceTile key={kind} label={t(`figure.${kind}`)} pace={pace} written={format.number} to={link} />
      ))}
      {revenue?.map(({ currency, link, ...pace }) => (
        <PaceTile
          key={currency}
          label={t('revenue', { currency })}
          pace={pace}
          written={(minor) => format.money(minor, currency)}
          to={link}
        />
      ))}
    </div>
  );
}

interface PaceTileProps {
  label: string;
  pace: Pace;
  written(value: number): string;
  to: string | null;
}

function PaceTile({ label, pace: { today, yesterday, week, week_before }, written, to }: PaceTileProps) {
  const t = useOverviewText();
  return (
    <LinkedTile
      label={label}
      value={written(week)}
      hint={
        <>
          {t('pace.week', { before: written(week_before) })}
          <br />
          {t('pace.today', { today: written(today), yesterday: written(yesterday) })}
        </>
      }
      to={to}
    />
  );
}
