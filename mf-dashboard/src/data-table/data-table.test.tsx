import { beforeEach, expect, test } from '@jest/globals';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { DataTable } from './data-table.tsx';
import { useTableMemory } from './table-memory.ts';
import { TableTools } from './table-tools.tsx';
import { useSelection } from './use-selection.ts';
import { type FiltersOf, useTableState } from './use-table-state.ts';

const spec = {
  id: 'towns',
  filters: { q: 'text', coast: ['yes', 'no'], founded: 'day', mayor: 'id' },
  sorts: ['people', 'name'],
  startsDescending: true,
  mostCharacters: 12,
} as const;

interface Town {
  name: string;
  people: number;
  coast: 'yes' | 'no';
}
const towns: Town[] = [
  { name: 'Acre', people: 300, coast: 'yes' },
  { name: 'Bergen', people: 200, coast: 'yes' },
  { name: 'Cusco', people: 100, coast: 'no' },
];

/** As a server would. */
function ask({ q = '', coast }: FiltersOf<typeof spec>, by: 'people' | 'name', isDescending: boolean, page: number) {
  const items = towns
    .filter((town) => town.name.includes(q) && (coast === undefined || town.coast === coast))
    .sort((one, other) => (by === 'name' ? one.name.localeCompare(other.name) : one.people - other.people));
  if (isDescending) items.reverse();
  return { items: items.slice((page - 1) * 2, page * 2), page, per_page: 2, total: items.length };
}

function Towns({ tab }: { tab?: 'coast' }) {
  const state = useTableState({ ...spec, ...(tab && { tab }) });
  const memory = useTableMemory(spec.id, 'me');
  const selection = useSelection(state.question);
  const { filters, sort, page } = state;
  const query = useQuery({
    queryKey: [state.question, page],
    queryFn: () => Promise.resolve(ask(filters, sort.by, sort.isDescending, page)),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <TableTools
        state={state}
        memory={memory}
        search="Find a town"
        sorts={[
          { value: 'people', label: 'People' },
          { value: 'name', label: 'Name' },
        ]}
        found={query.data && `${query.data.total} towns`}
        fileLink={() => Promise.resolve({ url: '#towns' })}
      />
      <DataTable
        label="Towns"
        state={state}
        query={query}
        keyOf={({ name }) => name}
        selection={{ ...selection, nameOf: ({ name }) => name }}
        isDense={memory.isDense}
        columns={[
          { name: 'Name', sort: 'name', cell: ({ name }) => name },
          { name: 'People', sort: 'people', isNumber: true, cell: ({ people }) => people },
        ]}
        empty={{ title: 'No towns', text: 'Found one.' }}
      />
      <BulkBar selection={selection}>
        <button>Remove</button>
      </BulkBar>
    </>
  );
}

const open = (url = '/towns', tab?: 'coast') => renderScreen(<Towns {...(tab && { tab })} />, { url });
const shown = async () => {
  await screen.findByRole('table', { name: 'Towns' });
  return screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.textContent);
};

beforeEach(() => window.localStorage.clear());

test('rows come sorted and in pages; the heads say how, and turn it round', async () => {
  const { user, url } = open();
  expect(await shown()).toEqual(['Acre', 'Bergen']);
  expect(screen.getByRole('columnheader', { name: 'People' })).toHaveAttribute('aria-sort', 'descending');
  await user.click(screen.getByRole('button', { name: 'People' }));
  await waitFor(async () => expect(await shown()).toEqual(['Cusco', 'Bergen']));
  expect(url()).toBe('/towns?sort=people');
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  await waitFor(async () => expect(await shown()).toEqual(['Acre']));
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(url()).toBe('/towns?sort=name');
});

test('an address asks, and what it makes up is not asked', async () => {
  const { user, url } = open('/towns?coast=maybe&sort=-height&page=x&q=us&founded=2026-99-01&mayor=me');
  expect(await shown()).toEqual(['Cusco']);
  expect(screen.getByText('1 towns')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(url()).toBe('/towns?q=us&sort=name');
});

test('no more is looked for than the server takes', async () => {
  const { user, url } = open(`/towns?q=Acre${'+by+the+sea'.repeat(9)}`);
  const field = screen.getByRole('searchbox', { name: 'Find a town' });
  expect(field).toHaveValue('Acre by the');
  await user.click(await screen.findByRole('button', { name: 'Remove all filters' }));
  await user.type(field, 'Bergen in the north');
  await waitFor(() => expect(url()).toBe('/towns?q=Bergen+in+th'));
});

test('where a filter leaves nothing, it is taken back', async () => {
  const { user } = open('/towns?q=Rome');
  await user.click(await screen.findByRole('button', { name: 'Remove all filters' }));
  expect(await shown()).toEqual(['Acre', 'Bergen']);
  expect(screen.getByRole('searchbox', { name: 'Find a town' })).toHaveValue('');
});

test('a tab is no filter to take back: what is empty by itself says so, and it stays when filters are removed', async () => {
  const { user, url, unmount } = open('/towns?q=Acre&coast=no&sort=name', 'coast');
  await user.click(await screen.findByRole('button', { name: 'Remove all filters' }));
  expect(await shown()).toEqual(['Cusco']);
  expect(url()).toBe('/towns?coast=no');
  unmount();
  const inland = towns.splice(2, 1);
  open('/towns?coast=no', 'coast');
  expect(await screen.findByText('No towns')).toBeVisible();
  towns.push(...inland);
});

test('rows stay chosen on another page, and are let go by another question', async () => {
  const { user } = open();
  await shown();
  await user.click(screen.getByRole('checkbox', { name: 'Choose all rows of this page' }));
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Choose Cusco' }));
  expect(screen.getByText('3 chosen')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
});

test('a question is saved by its name, asked again, removed, and brought back', async () => {
  const { user, url, toasts } = open('/towns?coast=no');
  await shown();
  await user.click(screen.getByRole('button', { name: 'Saved views' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(screen.getByText('Give it a name.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Name of this view' }), 'Inland');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(screen.getByRole('button', { name: 'Name' }));
  await user.click(screen.getByRole('button', { name: 'Saved views' }));
  await user.click(await screen.findByRole('button', { name: 'Inland' }));
  expect(url()).toBe('/towns?coast=no');

  await user.click(screen.getByRole('button', { name: 'Saved views' }));
  await user.click(await screen.findByRole('button', { name: 'Remove Inland' }));
  expect(screen.queryByRole('button', { name: 'Inland' })).toBeNull();
  act(() => toasts.at(-1)?.action?.run());
  expect(await screen.findByRole('button', { name: 'Inland' })).toBeVisible();
});

test('how close the rows stand is kept', async () => {
  const { user, unmount } = open();
  await shown();
  await user.click(screen.getByRole('switch', { name: 'Dense rows' }));
  unmount();
  open();
  expect(await screen.findByRole('table', { name: 'Towns' })).toHaveAttribute('data-dense', 'true');
});
