import type { MarkdownExtras } from '../markdown.tsx';

export type ExtraKind = 'code' | 'math';

const FENCE = /^ {0,3}(?:```|~~~) *(?!math\b)\w/m;
const FORMULA = /\$\$|^ {0,3}(?:```|~~~) *math\b/m;

/** What a text needs: cheap to ask at every key, so it looks at the marks alone. */
export const extrasOf = (text: string): ExtraKind[] => [
  ...(FENCE.test(text) ? (['code'] as const) : []),
  ...(FORMULA.test(text) ? (['math'] as const) : []),
];

const modules: Record<ExtraKind, () => Promise<MarkdownExtras>> = {
  code: async () => (await import(/* webpackChunkName: "text-code" */ './code-extras.tsx')).codeExtras,
  math: async () => (await import(/* webpackChunkName: "text-math" */ './math-extras.tsx')).mathExtras,
};

/** Formulas after code: what both draw, they leave to it. */
export async function loadExtras(kinds: readonly ExtraKind[]): Promise<MarkdownExtras> {
  const loaded = await Promise.all(kinds.map((kind) => modules[kind]()));
  return {
    remarkPlugins: loaded.flatMap(({ remarkPlugins = [] }) => remarkPlugins),
    rehypePlugins: loaded.flatMap(({ rehypePlugins = [] }) => rehypePlugins),
    components: Object.assign({}, ...loaded.map(({ components }) => components).reverse()),
  };
}
