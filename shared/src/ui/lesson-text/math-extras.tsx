import type { ReactNode } from 'react';
import remarkMath from 'remark-math';
import type { MarkdownExtras } from '../markdown.tsx';
import { Formula } from './formula.tsx';
import { isMath, languageOf } from './is-math.ts';

/** One dollar is a price: formulas stand between two. */
export const mathExtras: MarkdownExtras = {
  remarkPlugins: [[remarkMath, { singleDollarTextMath: false }]],
  components: {
    pre: ({ children }) => (isMath(children) ? children : <pre>{children}</pre>),
    code: ({ className, children }) =>
      languageOf(className) === 'math' ? (
        <Formula tex={textOf(children)} isBlock={!className?.includes('math-inline')} />
      ) : (
        <code className={className}>{children}</code>
      ),
  },
};

const textOf = (children: ReactNode): string => (Array.isArray(children) ? children.join('') : String(children ?? ''));
