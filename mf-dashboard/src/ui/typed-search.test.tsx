import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { lazy, startTransition, Suspense } from 'react';
import { BrowserRouter, Link, useNavigate, useSearchParams } from 'react-router-dom';
import { StoaProvider } from '@stoa/shared/ui/stoa-provider.tsx';
import { TypedSearch } from './typed-search.tsx';

const PAUSE_MS = 350;
interface Screen {
  default: () => React.ReactNode;
}

// The pause is over when a test says so: a slow machine types as fast as any.
beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }));
afterEach(() => {
  jest.useRealTimers();
  window.history.replaceState(null, '', '/');
});

/**
 * A list with a search and a filter, and one of its rows, whose code `next` brings: until then the list stays, as in the
 * site.
 */
function open(next: Promise<Screen> = Promise.resolve({ default: () => <h1>Work</h1> })) {
  const Row = lazy(() => next);
  function List() {
    const [params, setParams] = useSearchParams();
    const navigate = useNavigate();
    if (params.has('row')) return <Row />;
    return (
      <>
        <TypedSearch
          label="Search"
          search={params.get('q') ?? ''}
          onSearch={(q) => setParams({ ...Object.fromEntries(params), q })}
        />
        <button onClick={() => startTransition(() => navigate('?row=1'))}>A row</button>
        <Link to={{ search: new URLSearchParams({ ...Object.fromEntries(params), sort: 'name' }).toString() }}>
          By name
        </Link>
        <Link to="?">All</Link>
      </>
    );
  }
  render(
    <StoaProvider owner>
      <BrowserRouter>
        <Suspense fallback={null}>
          <List />
        </Suspense>
      </BrowserRouter>
    </StoaProvider>,
  );
}
const field = () => screen.getByRole('searchbox', { name: 'Search' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByText(name));
const overThePause = () => act(() => void jest.advanceTimersByTime(PAUSE_MS));
const address = () => Object.fromEntries(new URLSearchParams(window.location.search));

test('what was typed is looked for once the typing stops', () => {
  open();
  type('Wan');
  type(' Wanda ');
  expect(address()).toEqual({});
  overThePause();
  expect(address()).toEqual({ q: 'Wanda' });
});

test('who is on their way to a row is not called back by the search they typed just before', async () => {
  const { promise, resolve } = Promise.withResolvers<Screen>();
  open(promise);
  type('Wanda');
  press('A row');
  overThePause();
  expect(address()).toEqual({ row: '1' });
  await act(async () => resolve({ default: () => <h1>Work</h1> }));
  expect(screen.getByRole('heading', { name: 'Work' })).toBeVisible();
});

test('a filter that is changed right after the typing loses none of it', () => {
  open();
  type('Wanda');
  press('By name');
  overThePause();
  expect(address()).toEqual({ sort: 'name', q: 'Wanda' });
});

test('a search that is ended elsewhere empties the field, drops what was just typed, and comes back with the address', () => {
  open();
  type('Wanda');
  overThePause();
  type('Wandax');
  press('All');
  overThePause();
  expect([address(), (field() as HTMLInputElement).value]).toEqual([{}, '']);
  act(() => {
    window.history.replaceState(null, '', '?q=Wanda');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(field()).toHaveValue('Wanda');
});
