import { NativeSelect } from '@stoa/shared/kit';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { type TableState, useTableState } from '../../ui/data-table/use-table-state.ts';
import { GivenUpWorkTable } from '../features/work/given-up-work-table.tsx';
import { useGivenUpWork } from '../features/work/use-given-up-work.ts';
import { useWorkText } from '../messages/work.ts';

const spec = { id: 'given-up-work', filters: { kind: 'text' }, sorts: ['given_up_at'] } as const;

/** For those who run the site: what it was to do by itself and could not. */
export default function BackgroundWorkScreen() {
  const t = useWorkText();
  const state = useTableState(spec);
  const { kind } = state.filters;
  const work = useGivenUpWork({ page: state.page, kind });
  return (
    <Page>
      <PageHeader title={t('title')} subtitle={t('lead')} />
      <KindSelect kinds={work.data?.kinds ?? []} kind={kind} onKind={(chosen) => state.filter({ kind: chosen })} />
      <GivenUpWorkTable state={state as TableState} query={work} />
    </Page>
  );
}

interface KindSelectProps {
  kinds: readonly { kind: string; count: number }[];
  kind: string | undefined;
  onKind(kind: string): void;
}

/** Only where there is something to choose from; one that is chosen can be let go of. */
function KindSelect({ kinds, kind, onKind }: KindSelectProps) {
  const t = useWorkText();
  if (kinds.length < 2 && kind === undefined) return null;
  const isGone = kind !== undefined && !kinds.some((one) => one.kind === kind);
  return (
    <NativeSelect
      label={t('kind')}
      value={kind ?? ''}
      onChange={(event) => onKind(event.currentTarget.value)}
      maw={320}
      mb="md"
      data={[
        { value: '', label: t('kind.all') },
        ...kinds.map((one) => ({ value: one.kind, label: t('kind.of', one) })),
        ...(isGone ? [{ value: kind, label: kind }] : []),
      ]}
    />
  );
}
