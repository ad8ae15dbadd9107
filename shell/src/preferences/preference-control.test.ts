import { beforeEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { createPreferenceControl } from './preference-control.ts';

const setUp = (token?: string) => {
  const updatePreferences = jest.fn(async (_given: unknown) => ({ locale: null, color_scheme: null, time_zone: null }));
  return {
    updatePreferences,
    control: createPreferenceControl({ api: { updatePreferences }, token: () => token }),
  };
};

beforeEach(() => {
  Cookies.remove('locale');
  window.localStorage.clear();
  document.documentElement.lang = '';
  document.documentElement.dir = '';
});

test('the language chosen in this browser wins over the one that the page was written in', () => {
  document.documentElement.lang = 'en';
  Cookies.set('locale', 'fr');
  expect(setUp().control.get()).toMatchObject({ locale: 'fr', direction: 'ltr' });
  expect(document.documentElement.lang).toBe('fr');
});

test('a choice holds in the page and in this browser at once; of a guest nothing is sent', async () => {
  const { control, updatePreferences } = setUp();
  const told = jest.fn();
  control.subscribe(told);
  await control.choose({ locale: 'fr', colorScheme: 'dark' });
  expect(control.get()).toMatchObject({ locale: 'fr', colorScheme: 'dark' });
  expect(told).toHaveBeenCalled();
  expect([document.documentElement.lang, Cookies.get('locale')]).toEqual(['fr', 'fr']);
  expect(window.localStorage.getItem('mantine-color-scheme-value')).toBe('dark');
  expect(updatePreferences).not.toHaveBeenCalled();
});

test('of a signed-in person it is kept with the account; if that fails, the browser keeps it all the same', async () => {
  const { control, updatePreferences } = setUp('token');
  await control.choose({ colorScheme: 'light' });
  expect(updatePreferences).toHaveBeenCalledWith({ body: { color_scheme: 'light' }, keepalive: true });
  updatePreferences.mockRejectedValueOnce(new Error('no line'));
  await expect(control.choose({ locale: 'fr' })).rejects.toThrow('no line');
  expect(control.get().locale).toBe('fr');
});

test('what the account says is taken over; what it leaves open stays', () => {
  const { control } = setUp();
  control.adopt({ locale: 'fr', color_scheme: null });
  expect(control.get()).toMatchObject({ locale: 'fr', colorScheme: 'auto' });
});

test('colours chosen one after the other reach the account in that order, the last one also when the page ends', async () => {
  const { control, updatePreferences } = setUp('token');
  updatePreferences.mockReturnValueOnce(new Promise(() => undefined));
  void control.choose({ colorScheme: 'light' });
  void control.choose({ colorScheme: 'dark' });
  const last = control.choose({ colorScheme: 'auto' });
  const sent = () => updatePreferences.mock.calls.map(([given]) => given);
  expect(sent()).toEqual([{ body: { color_scheme: 'light' }, keepalive: true }]);
  window.dispatchEvent(new Event('pagehide'));
  await last;
  expect(sent().slice(1)).toEqual([{ body: { color_scheme: 'auto' }, keepalive: true }]);
});

test('what was chosen while the account was being asked is newer than its answer; with the next person it is not', async () => {
  let token: string | undefined = 'hers';
  const { updatePreferences } = setUp();
  const control = createPreferenceControl({ api: { updatePreferences }, token: () => token });
  await control.choose({ colorScheme: 'dark' });
  control.adopt({ locale: 'fr', color_scheme: 'light' });
  expect(control.get()).toMatchObject({ locale: 'fr', colorScheme: 'dark' });
  token = 'his';
  control.adopt({ locale: 'en', color_scheme: 'light' });
  expect(control.get()).toMatchObject({ locale: 'en', colorScheme: 'light' });
});

test('what the account has not confirmed outlives the page: its older word does not win, and it is told again', async () => {
  const first = setUp('a-token-of-hers-1');
  first.updatePreferences.mockRejectedValueOnce(new Error('no line'));
  await expect(first.control.choose({ colorScheme: 'dark' })).rejects.toThrow('no line');
  const { control, updatePreferences } = setUp('a-token-of-hers-1');
  control.adopt({ locale: null, color_scheme: 'light' });
  expect(control.get().colorScheme).toBe('dark');
  expect(updatePreferences.mock.calls).toEqual([[{ body: { color_scheme: 'dark' }, keepalive: true }]]);
  await waitFor(() => expect(window.localStorage.getItem('stoa.unkept-preferences')).toBeNull());
  const later = setUp('a-token-of-hers-1');
  later.control.adopt({ locale: null, color_scheme: 'light' });
  expect(later.control.get().colorScheme).toBe('light');
  expect(later.updatePreferences).not.toHaveBeenCalled();
});

test('what one person chose is not kept for the next one in this browser', async () => {
  const hers = setUp('a-token-of-hers-2');
  hers.updatePreferences.mockRejectedValueOnce(new Error('no line'));
  await expect(hers.control.choose({ colorScheme: 'dark' })).rejects.toThrow('no line');
  const his = setUp('his-token-is-another');
  his.control.adopt({ locale: null, color_scheme: 'light' });
  expect(his.control.get().colorScheme).toBe('light');
  expect(his.updatePreferences).not.toHaveBeenCalled();
});

test('colours that another tab has chosen are followed', () => {
  const { control } = setUp();
  window.localStorage.setItem('mantine-color-scheme-value', 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'mantine-color-scheme-value' }));
  expect(control.get().colorScheme).toBe('dark');
});
