import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { showOwnScreen } from '../reports/on-screen.ts';
import { draw, firstViewIn } from './take-over.tsx';

function Form({ onSend, onOpen }: { onSend: (name: string, wants: boolean) => void; onOpen?: () => void }) {
  const [name, setName] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const { wants } = event.currentTarget.elements as unknown as { wants: HTMLInputElement };
        onSend(name, wants.checked);
      }}
    >
      <input aria-label="Name" value={name} onChange={(event) => setName(event.currentTarget.value)} />
      <input type="checkbox" name="wants" aria-label="Wants" />
      <button type="button" onClick={onOpen}>
        Open
      </button>
      <button>Send</button>
    </form>
  );
}

/** As it is drawn when the shell is built. */
const DRAWN_FORM =
  '<form><input aria-label="Name" value=""/><input type="checkbox" aria-label="Wants" name="wants"/>' +
  '<button type="button">Open</button><button>Send</button></form>';

afterEach(() => {
  document.body.replaceChildren();
  window.history.replaceState(null, '');
});

/** A page as it comes: drawn by somebody else, and its root says which view it is. */
function aPage(view: string, html: string): HTMLElement {
  const root = document.body.appendChild(document.createElement('div'));
  root.setAttribute('data-first-view', view);
  root.append(...new DOMParser().parseFromString(html, 'text/html').body.childNodes);
  return root;
}

test('what stands is kept, and what was typed, ticked and pressed before happens then', async () => {
  const sent = jest.fn();
  const opened = jest.fn();
  const root = aPage('login', DRAWN_FORM);
  const field = screen.getByLabelText<HTMLInputElement>('Name');
  field.value = 'Ada';
  screen.getByLabelText<HTMLInputElement>('Wants').checked = true;
  Object.assign(root, { stoaPressed: screen.getByRole('button', { name: 'Open' }) });

  await act(async () => draw(root, <Form onSend={sent} onOpen={opened} />));
  expect(opened).not.toHaveBeenCalled();
  // React hears it itself.
  act(() => screen.getByRole('button', { name: 'Open' }).click());
  expect(opened).toHaveBeenCalledTimes(1);
  opened.mockClear();
  act(showOwnScreen);
  expect(screen.getByLabelText('Name')).toBe(field);
  expect(opened).toHaveBeenCalledTimes(1);

  act(() => screen.getByRole('button', { name: 'Send' }).click());
  expect(sent).toHaveBeenCalledWith('Ada', true);
});

test('a form that was handed in before is handed in then, once', async () => {
  const sent = jest.fn();
  const root = aPage('login', DRAWN_FORM);
  screen.getByLabelText<HTMLInputElement>('Name').value = 'Ada';
  Object.assign(root, { stoaPressed: root.querySelector('form') });
  await act(async () => draw(root, <Form onSend={sent} />));
  act(showOwnScreen);
  act(showOwnScreen);
  expect(sent.mock.calls).toEqual([['Ada', false]]);
});

test('the frame is taken over by itself: the screen in it is a remote’s', async () => {
  const root = aPage('frame', '<p>Frame</p>');
  await act(async () => draw(root, <p>Frame</p>));
  expect(firstViewIn(root)).toBeUndefined();
});

test('who was led here, and a page without a first view, are drawn anew', async () => {
  window.history.replaceState({ usr: { reason: 'session-expired' } }, '');
  const led = aPage('login', '<p>Welcome</p>');
  await act(async () => draw(led, <p role="alert">Log in again</p>));
  expect(led).toHaveTextContent(/^Log in again$/);
  expect(firstViewIn(led)).toBeUndefined();

  const bare = document.body.appendChild(document.createElement('div'));
  await act(async () => draw(bare, <p>Page</p>));
  expect(bare).toHaveTextContent('Page');
});
