import { createTexts } from '../../kernel/texts.ts';
import { en } from './messages/course-cartridges.en.ts';
import { fr } from './messages/course-cartridges.fr.ts';

export const cartridgeTexts = createTexts({ en, fr });
export type ExportText = ReturnType<typeof cartridgeTexts>;
