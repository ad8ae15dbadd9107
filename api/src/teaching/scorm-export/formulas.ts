import temml from 'temml';
import type { HtmlNode as Node } from '../../kernel/html-node.ts';

/** As the site reads formulas: one dollar is a price. */
export const mathOptions = { singleDollarTextMath: false } as const;

/**
 * Formulas as MathML, the TeX beside it; one that is wrong stays as it was written. After sanitising, which knows no
 * MathML: `remark-math` leaves them as code in the language `math`.
 */
export const withFormulas = () => (tree: unknown) => draw(tree as Node);

function draw(node: Node): void {
  if (node.children === undefined) return;
  node.children = node.children.map((child) => {
    const block = child.tagName === 'pre' ? child.children?.find(isFormula) : undefined;
    if (block) return mathMl(block, true) ?? child;
    if (isFormula(child)) return mathMl(child, false) ?? child;
    draw(child);
    return child;
  });
}

const isFormula = ({ tagName, properties }: Node): boolean => {
  const names = properties?.['className'];
  return tagName === 'code' && Array.isArray(names) && names.includes('language-math');
};

/** Undefined where it is no TeX. */
function mathMl(code: Node, displayMode: boolean): Node | undefined {
  const tex = (code.children ?? [])
    .map(({ value = '' }) => value)
    .join('')
    .trim();
  try {
    return { type: 'raw', value: temml.renderToString(tex, { displayMode, annotate: true, throwOnError: true }) };
  } catch {
    return undefined;
  }
}
