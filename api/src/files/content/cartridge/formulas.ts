import type { Options as RehypeRemarkOptions } from 'rehype-remark';
import type { HtmlNode as Node } from '../../../kernel/html-node.ts';

/** In these a formula can stand by itself. */
const blocks = new Set(['body', 'div', 'section', 'article', 'main', 'blockquote', 'li', 'td']);
const TEX = /^(?:application\/x-tex|latex|tex)$/i;

/** MathML that says its TeX, as code in the language `math`; it goes through where MathML would not. */
export function takeFormulas(node: Node): void {
  if (node.children === undefined) return;
  node.children = node.children.map((child) => {
    if (child.tagName !== 'math') {
      takeFormulas(child);
      return child;
    }
    const tex = texIn(child);
    if (tex === undefined) return child;
    const code = element('code', { className: ['language-math'] }, [{ type: 'text', value: tex }]);
    const isAlone = child.properties?.['display'] === 'block' && blocks.has(node.tagName ?? '');
    return isAlone ? element('pre', {}, [code]) : code;
  });
}

const element = (tagName: string, properties: Record<string, unknown>, children: Node[]): Node => ({
  ...{ type: 'element', tagName, properties, children },
});

/** Undefined where it says none. */
function texIn({ tagName, properties, children = [] }: Node): string | undefined {
  if (tagName === 'annotation' && TEX.test(String(properties?.['encoding'] ?? ''))) {
    return wordsOf({ type: 'element', children }).trim() || undefined;
  }
  return children.map(texIn).find((tex) => tex !== undefined);
}

/** Once the page is clean: such code under names of its own, which Markdown is told of. */
export function nameFormulas(node: Node): void {
  if (node.children === undefined) return;
  node.children = node.children.map((child) => {
    if (isFormula(child)) return named(INLINE, child);
    const [only] = child.tagName === 'pre' ? (child.children ?? []) : [];
    if (only && isFormula(only)) return named(ALONE, only);
    nameFormulas(child);
    return child;
  });
}

const INLINE = 'formula';
const ALONE = 'formula-alone';

const isFormula = ({ tagName, properties }: Node): boolean => {
  const names = properties?.['className'];
  return tagName === 'code' && Array.isArray(names) && names.includes('language-math');
};

/** Its TeX stands beside the words, of which spaces and lines are made one; without words those around it would be, too. */
const named = (tagName: string, code: Node): Node =>
  element(tagName, { tex: wordsOf(code).trim() }, code.children ?? []);
const wordsOf = ({ children = [] }: Node): string => children.map(({ value = '' }) => value).join('');

const formula = (type: 'inlineMath' | 'math') => (_: unknown, node: unknown) => ({
  ...{ type, value: (node as Node).properties?.['tex'] },
});

/** What Markdown makes of them. */
export const formulaHandlers = { [INLINE]: formula('inlineMath'), [ALONE]: formula('math') } as unknown as NonNullable<
  RehypeRemarkOptions['handlers']
>;
