import { IconCheck, IconCopy } from '@tabler/icons-react';
import { isValidElement, useRef, useState, type ReactNode } from 'react';
import { useLessonTextText } from '../../i18n/messages/lesson-text.ts';
import { ActionIcon } from '../kit.ts';
import { languageOf } from './is-math.ts';
import classes from './code-block.module.css';

/** Code with the name of its language, scrolled by keyboard, too, and copied by a press. */
export function CodeBlock({ children }: { children?: ReactNode }) {
  const t = useLessonTextText();
  const code = useRef<HTMLPreElement>(null);
  const [state, setState] = useState<'copied' | 'failed'>();
  const language = isValidElement<{ className?: string }>(children) ? languageOf(children.props.className) : undefined;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code.current?.textContent ?? '');
      setState('copied');
    } catch {
      // The browser won't: what is marked can be copied by its own key.
      window.getSelection()?.selectAllChildren(code.current!);
      setState('failed');
    }
  };
  // Scrolls by keyboard, too.
  const label = language ? t('codeIn', { language }) : t('code');
  const scrollable = { role: 'region', 'aria-label': label, tabIndex: 0 };
  const Icon = state === 'copied' ? IconCheck : IconCopy;
  return (
    <div className={classes.block}>
      <div className={classes.bar}>
        <span>{language}</span>
        <span role="status">{state && t(state)}</span>
        <ActionIcon aria-label={t('copy')} title={t('copy')} size={32} onClick={() => void copy()}>
          <Icon size={18} aria-hidden="true" />
        </ActionIcon>
      </div>
      <pre ref={code} {...scrollable}>
        {children}
      </pre>
    </div>
  );
}
