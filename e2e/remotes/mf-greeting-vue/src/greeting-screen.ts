import { defineComponent, h, ref, version, type PropType } from 'vue';
import type { RemoteProps, Session } from '@stoa/shared/federation/platform.ts';
import styles from './greeting-screen.module.css';
import { sessionRef } from './session-ref.ts';

const COURSES = '/marketplace/results';

export const GreetingScreen = defineComponent({
  props: { shown: { type: Object as PropType<RemoteProps>, required: true } },
  setup({ shown }) {
    const { platform } = shown;
    const session = sessionRef(platform.session);
    const name = ref('');

    const goToCourses = (event: MouseEvent) => {
      // A click that asks for a new tab is the browser's.
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      platform.navigation.navigate(COURSES);
    };

    return () =>
      h('section', { class: styles['screen'] }, [
        h('h1', 'A screen in Vue'),
        h('p', greet(session.value)),
        h('p', `Drawn by Vue ${version} at ${shown.location.pathname}${shown.location.search}.`),
        h('label', { class: styles['field'] }, [
          'Your name',
          h('input', {
            class: styles['input'],
            value: name.value,
            onInput: (event: Event) => (name.value = (event.target as HTMLInputElement).value),
          }),
        ]),
        name.value && h('p', { 'aria-live': 'polite' }, `Welcome to the stoa, ${name.value}.`),
        platform.navigation.hasScreen(COURSES) && h('a', { href: COURSES, onClick: goToCourses }, 'See all courses'),
      ]);
  },
});

function greet({ state, user }: Session): string {
  if (state === 'pending') return 'Looking who you are …';
  return user ? `You are signed in as ${user.full_name}.` : 'You are here as a guest.';
}
