import { defineComponent, h, ref, version, type PropType } from 'vue';
import type { RemoteProps, Session } from '@stoa/shared/federation/platform.ts';
import styles from './greeting-screen.module.css';
import type { Text } from './messages/greeting.ts';
import { sessionRef } from './session-ref.ts';
import { textRef } from './text-ref.ts';

const COURSES = '/marketplace/results';

export const GreetingScreen = defineComponent({
  props: {
    shown: { type: Object as PropType<RemoteProps>, required: true },
    /** In the language that the page has when the screen is mounted. */
    text: { type: Function as PropType<Text>, required: true },
  },
  setup({ shown, text }) {
    const { platform } = shown;
    const session = sessionRef(platform.session);
    const words = textRef(platform.preferences, text);
    const name = ref('');

    const goToCourses = (event: MouseEvent) => {
      // A click that asks for a new tab is the browser's.
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      platform.navigation.navigate(COURSES);
    };

    return () => {
      const t = words.value;
      const { pathname, search } = shown.location;
      return h('section', { class: styles['screen'] }, [
        h('h1', t('title')),
        h('p', greet(t, session.value)),
        h('p', t('drawn', { version, address: `${pathname}${search}` })),
        h('label', { class: styles['field'] }, [
          t('name'),
          h('input', {
            class: styles['input'],
            value: name.value,
            onInput: (event: Event) => (name.value = (event.target as HTMLInputElement).value),
          }),
        ]),
        name.value && h('p', { 'aria-live': 'polite' }, t('welcome', { name: name.value })),
        platform.navigation.hasScreen(COURSES) && h('a', { href: COURSES, onClick: goToCourses }, t('courses')),
      ]);
    };
  },
});

function greet(t: Text, { state, user }: Session): string {
  if (state === 'pending') return t('pending');
  return user ? t('person', { name: user.full_name }) : t('guest');
}
