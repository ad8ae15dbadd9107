import { cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { locales, type Locale } from '../contract/site/locales.ts';
import { renderIn } from './render-in.tsx';
import type { RenderScreenOptions } from './render-screen.tsx';

interface UntranslatedOptions extends RenderScreenOptions {
  /** A text of the replies that stands there once the screen is complete, in every language. */
  until: string | RegExp;
  /** What is the same in several languages, and rightly so: 'Format'. */
  except?: readonly string[];
}

/**
 * Draws a screen in every language of the site and finds what it says alike in two of them: forgotten texts. What comes
 * from the replies is content, which nobody translates.
 *
 *     expect(await untranslated(<App />, { url, replies, until: 'Drawing with light' })).toEqual([]);
 */
export async function untranslated(app: ReactNode, { until, except = [], ...options }: UntranslatedOptions) {
  const isContent = contentOf(options);
  const drawn = async (locale: Locale): Promise<Set<string>> => {
    const { baseElement } = await renderIn(locale, app, options);
    await screen.findAllByText(until);
    const texts = textsIn(baseElement);
    cleanup();
    return texts;
  };
  const seen = new Set<string>();
  const twice: string[] = [];
  for (const locale of locales) {
    for (const text of await drawn(locale)) {
      if (seen.has(text) && saysSomething(text) && !isContent(text) && !except.includes(text)) twice.push(text);
      seen.add(text);
    }
  }
  return twice;
}

/** Numbers and units are written alike. */
const saysSomething = (text: string): boolean => /\p{L}{3}/u.test(text.replace(/\bmin\b/g, ''));

const NAMES = ['aria-label', 'aria-description', 'alt', 'placeholder', 'title'];

/** What is read or read aloud: every text node and every name. */
function textsIn(root: Element): Set<string> {
  const texts = new Set<string>();
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  while (nodes.nextNode()) {
    const node = nodes.currentNode;
    if (node instanceof Element) for (const name of NAMES) texts.add(node.getAttribute(name) ?? '');
    else if (node.parentElement?.tagName !== 'STYLE') texts.add((node.textContent ?? '').trim());
  }
  return texts;
}

function contentOf({ replies = {}, session, url }: RenderScreenOptions): (text: string) => boolean {
  const strings = [url];
  const gather = (value: unknown): void => {
    if (typeof value === 'string') strings.push(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(gather);
  };
  gather(replies);
  gather(session);
  return (text) => strings.some((string) => string.includes(text));
}
