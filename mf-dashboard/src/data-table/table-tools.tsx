import type { ReactNode } from 'react';
import { useMutation } from '@tanstack/react-query';
import { IconDownload } from '@tabler/icons-react';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { Button, NativeSelect } from '@stoa/shared/kit';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { download } from '@stoa/shared/ui/download.ts';
import { useTableText } from '../messages/table.ts';
import { TypedSearch } from '../ui/typed-search.tsx';
import classes from './data-table.module.css';
import { DenseSwitch } from './dense-switch.tsx';
import { SavedViews } from './saved-views.tsx';
import type { useTableMemory } from './table-memory.ts';
import { mostCharactersOf, type SortOf, type TableSpec, type TableState } from './use-table-state.ts';

interface TableToolsProps<T extends TableSpec> {
  state: TableState<T>;
  memory: ReturnType<typeof useTableMemory>;
  /** Of the field that looks for words; its filter is called `q`. Left out: there is none. */
  search?: string;
  /** What the columns that can be sorted by are called: for phones, which show no heads. None: there is one order. */
  sorts: readonly { value: SortOf<T>; label: string }[];
  /** Left out: of columns there are heads to sort by, but on phones. */
  hasHeads?: boolean;
  /** Fields of the other filters. */
  children?: ReactNode;
  /** How many rows there are; undefined while it is not known. */
  found: string | undefined;
  /** Asks for a link to all rows as a file. */
  fileLink?: () => Promise<{ url: string }>;
}

/** Over a table: what it is to show, and how. */
export function TableTools<T extends TableSpec>(props: TableToolsProps<T>) {
  const { state, memory, search, sorts, hasHeads = true, children, found, fileLink } = props;
  const t = useTableText();
  const { filters, filter, sort, sortBy } = state;
  return (
    <div className={classes.tools}>
      <div className={classes.filters}>
        {search && (
          <TypedSearch
            label={search}
            search={filters['q'] ?? ''}
            maxLength={mostCharactersOf(state.spec)}
            onSearch={(q) => filter({ q } as never, true)}
          />
        )}
        {children}
        {sorts.length > 0 && (
          <NativeSelect
            {...(hasHeads ? { className: classes.phoneSort, 'aria-label': t('sort') } : { label: t('sort') })}
            data={sorts.flatMap(({ value, label }) => [
              { value: `${value}`, label: t('sort.ascending', { column: label }) },
              { value: `-${value}`, label: t('sort.descending', { column: label }) },
            ])}
            value={`${sort.isDescending ? '-' : ''}${sort.by}`}
            onChange={({ currentTarget: { value } }) => {
              const by = sorts.find((one) => one.value === value.replace(/^-/, ''));
              if (by) sortBy(by.value, value.startsWith('-'));
            }}
          />
        )}
      </div>
      <div className={classes.line}>
        <p role="status" className={classes.found}>
          {found}
        </p>
        <div className={classes.ways}>
          <SavedViews state={state} memory={memory} />
          <DenseSwitch memory={memory} />
          {fileLink && <FileButton fileLink={fileLink} />}
        </div>
      </div>
    </div>
  );
}

/** The link is made when it is wanted, for it does not live long. */
function FileButton({ fileLink }: { fileLink: () => Promise<{ url: string }> }) {
  const t = useTableText();
  const errorText = useErrorText();
  const { toasts } = usePlatform();
  const { mutate, isPending } = useMutation({
    mutationFn: fileLink,
    onSuccess: ({ url }) => download(url),
    onError: (error) => toasts.show({ kind: 'error', message: errorText(error) }),
  });
  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={isPending}
      leftSection={<IconDownload size={16} aria-hidden="true" />}
      onClick={() => mutate()}
    >
      {t('file')}
    </Button>
  );
}
