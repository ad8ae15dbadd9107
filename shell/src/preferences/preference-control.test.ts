import { beforeEach, expect, jest, test } from '@jest/globals';
import Cookies from 'js-cookie';
import { createPreferenceControl } from './preference-control.ts';

const setUp = (isSignedIn = false) => {
  const updatePreferences = jest.fn(async (_given: unknown) => ({ locale: null, color_scheme: null, time_zone: null }));
  return {
    updatePreferences,
    control: createPreferenceControl({ api: { updatePreferences }, isSignedIn: () => isSignedIn }),
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
  const { control, updatePreferences } = setUp(true);
  await control.choose({ colorScheme: 'light' });
  expect(updatePreferences).toHaveBeenCalledWith({ body: { color_scheme: 'light' } });
  updatePreferences.mockRejectedValueOnce(new Error('no line'));
  await expect(control.choose({ locale: 'fr' })).rejects.toThrow('no line');
  expect(control.get().locale).toBe('fr');
});

test('what the account says is taken over; what it leaves open stays', () => {
  const { control } = setUp();
  control.adopt({ locale: 'fr', color_scheme: null });
  expect(control.get()).toMatchObject({ locale: 'fr', colorScheme: 'auto' });
});

test('colours that another tab has chosen are followed', () => {
  const { control } = setUp();
  window.localStorage.setItem('mantine-color-scheme-value', 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'mantine-color-scheme-value' }));
  expect(control.get().colorScheme).toBe('dark');
});
