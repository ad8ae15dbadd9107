import { checklistBounds } from '../../courses/checklist.ts';
import { coverMinimum } from '../../../files/checkers/picture-bounds.ts';
import { createTexts } from '../../../kernel/texts.ts';
import { en } from '../messages/package.en.ts';
import { fr } from '../messages/package.fr.ts';

export const packageTexts = createTexts({ en, fr });
export type PackageText = ReturnType<typeof packageTexts>;
export type PackageKey = keyof typeof en;

export const isPackageKey = (key: string): key is PackageKey => Object.hasOwn(en, key);

/** What the rules of the site put into the texts. */
const bounds = { ...checklistBounds, cover_width: coverMinimum.width, cover_height: coverMinimum.height };

/** A text that needs nothing but the site's own numbers, chosen by a name made at run time. */
export const boundText = (text: PackageText, key: PackageKey): string =>
  (text as (key: PackageKey, values: object) => string)(key, bounds);
