import { onScopeDispose, shallowRef, type ShallowRef } from 'vue';
import type { PlatformSession, Session } from '@stoa/shared/federation/platform.ts';

/** The shell's session, for as long as the component stands. */
export function sessionRef(session: PlatformSession): Readonly<ShallowRef<Session>> {
  const current = shallowRef(session.get());
  onScopeDispose(session.subscribe(() => (current.value = session.get())));
  return current;
}
