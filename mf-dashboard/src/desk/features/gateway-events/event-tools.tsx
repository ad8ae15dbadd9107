import { eventStandings } from '@stoa/shared/contract/market/event-standings.ts';
import { NativeSelect } from '@stoa/shared/kit';
import classes from '../../../ui/record-search.module.css';
import { TypedSearch } from '../../../ui/typed-search.tsx';
import { useGatewayEventsText } from '../../messages/gateway-events.ts';
import type { EventFilters } from './event-filters.ts';

interface EventToolsProps {
  filters: EventFilters;
  /** `replace`: one typing is one step back. */
  onChange(part: Partial<EventFilters>, replace?: boolean): void;
}

/** What narrows the list of events. */
export function EventTools({ filters, onChange }: EventToolsProps) {
  const t = useGatewayEventsText();
  return (
    <div className={classes.tools}>
      <TypedSearch label={t('search')} search={filters.search} onSearch={(search) => onChange({ search }, true)} />
      <NativeSelect
        aria-label={t('filter.standing')}
        value={filters.standing ?? ''}
        data={[
          { value: '', label: t('filter.all') },
          ...eventStandings.map((value) => ({ value, label: t(`standing.${value}`) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          onChange({ standing: eventStandings.find((standing) => standing === value) })
        }
      />
    </div>
  );
}
