import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { renderInFrame } from '../testing/render-in-frame.tsx';
import { ConnectionLine } from './connection-line.tsx';

const goes = (isOnline: boolean) =>
  act(() => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('says quietly that the line is down, for a moment that it is back, and then nothing', () => {
  renderInFrame(<ConnectionLine />, { url: '/' });
  jest.useFakeTimers();
  const line = screen.getByRole('status');
  expect(line).toBeEmptyDOMElement();
  goes(false);
  expect(line).toHaveTextContent('Offline. What you do is kept.');
  goes(true);
  expect(line).toHaveTextContent('Back online.');
  act(() => void jest.runOnlyPendingTimers());
  expect(line).toBeEmptyDOMElement();
});

test('a line that is lost again at once is said to be lost', () => {
  renderInFrame(<ConnectionLine />, { url: '/' });
  goes(false);
  goes(true);
  goes(false);
  expect(screen.getByRole('status')).toHaveTextContent('Offline.');
});
