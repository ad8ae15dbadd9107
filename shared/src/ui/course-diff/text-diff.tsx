import { useMemo } from 'react';
import { useCourseDiffText } from '../../i18n/messages/course-diff.ts';
import { VisuallyHidden } from '../kit.ts';
import classes from './text-diff.module.css';
import { diffText } from './diff-text.ts';

/** Lines that stay and are so many are folded. */
const MANY = 3;

/** A text with what was taken out and put in, by marks and by words, never by colour alone. */
export function TextDiff({ before, after }: { before: string; after: string }) {
  const t = useCourseDiffText();
  const blocks = useMemo(() => diffText(before, after), [before, after]);
  return (
    <div className={classes.text} dir="auto">
      {blocks.map((block, index) => {
        if (!block.isSame) {
          return (
            <p key={index} className={classes.block}>
              {block.parts.map(({ kind, text }, at) => (
                <Part key={at} kind={kind} text={text} />
              ))}
            </p>
          );
        }
        const words = block.lines.join('\n');
        if (block.lines.length <= MANY) {
          return words.trim() === '' ? null : (
            <p key={index} className={classes.block}>
              {words.trim()}
            </p>
          );
        }
        return (
          <details key={index}>
            <summary className={classes.fold}>{t('lines.same', { count: block.lines.length })}</summary>
            <p className={classes.block}>{words}</p>
          </details>
        );
      })}
    </div>
  );
}

export const Removed = ({ children }: { children: string }) => <Part kind="removed" text={children} />;
export const Added = ({ children }: { children: string }) => <Part kind="added" text={children} />;

function Part({ kind, text }: { kind: 'same' | 'removed' | 'added'; text: string }) {
  const t = useCourseDiffText();
  if (kind === 'same') return text;
  const Mark = kind === 'removed' ? 'del' : 'ins';
  return (
    <Mark className={classes[kind]}>
      <VisuallyHidden>{t(kind === 'removed' ? 'mark.removed' : 'mark.added')} </VisuallyHidden>
      {text}
    </Mark>
  );
}
