import { onScopeDispose, shallowRef, type ShallowRef } from 'vue';
import type { PlatformPreferences } from '@stoa/shared/federation/platform.ts';
import { loadText, type Text } from './messages/greeting.ts';

/** The texts in the page's language, which may change while the component stands. */
export function textRef(preferences: PlatformPreferences, first: Text): Readonly<ShallowRef<Text>> {
  const current = shallowRef(first);
  const follow = async () => {
    const { locale } = preferences.get();
    const text = await loadText(locale);
    if (preferences.get().locale === locale) current.value = text;
  };
  onScopeDispose(preferences.subscribe(() => void follow()));
  return current;
}
