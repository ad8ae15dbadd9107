import { isValidElement, type ReactNode } from 'react';

/** Whether what stands in a block of code is a formula: then it is drawn as one. */
export const isMath = (child: ReactNode): boolean =>
  isValidElement<{ className?: string }>(child) && languageOf(child.props.className) === 'math';

/** `python`, of the classes that Markdown gives a fence. */
export const languageOf = (classes = ''): string | undefined => /\blanguage-([\w+#-]+)/.exec(classes)?.[1];
