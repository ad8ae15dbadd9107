import { createTexts } from '../../kernel/texts.ts';
import { en } from './messages/scorm-export.en.ts';
import { fr } from './messages/scorm-export.fr.ts';

export const exportTexts = createTexts({ en, fr });
export type ExportText = ReturnType<typeof exportTexts>;
