import { useEffect, useState } from 'react';
import { Markdown, type MarkdownExtras } from '../markdown.tsx';
import { extrasOf, type ExtraKind, loadExtras } from './extras.ts';

interface LessonTextProps {
  /** Markdown with fenced code in a named language, and formulas between double dollars or in a `math` fence. */
  text: string;
  headingOrder?: 2 | 3;
}

/** A text that teaches: code in colours, to be copied, and formulas. What draws them is fetched where a text has some. */
export function LessonText({ text, headingOrder = 2 }: LessonTextProps) {
  const extras = useExtras(extrasOf(text).join());
  return <Markdown text={text} headingOrder={headingOrder} extras={extras} />;
}

/** Until they have come, and where they cannot, code and formulas stand as they were written. */
function useExtras(wanted: string): MarkdownExtras {
  const [extras, setExtras] = useState<MarkdownExtras>({});
  useEffect(() => {
    // What came for a longer text does no harm to a shorter one.
    if (wanted === '') return;
    let isWanted = true;
    loadExtras(wanted.split(',') as ExtraKind[]).then(
      (loaded) => isWanted && setExtras(loaded),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  return extras;
}
