import type { DeskCategory, DeskSkill } from '@stoa/shared/contract/taxonomy/taxonomy-desk.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useTaxonomyText } from '../../messages/taxonomy.ts';
import classes from './taxonomy.module.css';

type Uses = DeskCategory['uses'] | DeskSkill['uses'];

export const isUnused = (uses: Uses): boolean => Object.values(uses).every((count) => count === 0);

/** What stands in a category or names a skill, each kind with its number. */
export function useUseTexts(): (uses: Uses) => string[] {
  const t = useTaxonomyText();
  return (uses) =>
    (Object.entries(uses) as [keyof DeskCategory['uses'] | keyof DeskSkill['uses'], number][])
      .filter(([, count]) => count > 0)
      .map(([use, count]) => t(`use.${use}`, { count }));
}

export function UsesLine({ uses }: { uses: Uses }) {
  const t = useTaxonomyText();
  const format = useFormat();
  const texts = useUseTexts()(uses);
  return texts.length === 0 ? t('empty') : format.list(texts);
}

/** Before something is moved or merged: what comes along. */
export function Along({ uses, below = 0 }: { uses: Uses; below?: number }) {
  const t = useTaxonomyText();
  const texts = [...(below > 0 ? [t('below', { count: below })] : []), ...useUseTexts()(uses)];
  if (texts.length === 0) return <p>{t('along.nothing')}</p>;
  return (
    <div>
      <p>{t('along')}</p>
      <ul className={classes.along}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
