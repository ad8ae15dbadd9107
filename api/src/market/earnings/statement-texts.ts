import { createTexts } from '../../kernel/texts.ts';
import { en } from './messages/statement.en.ts';
import { fr } from './messages/statement.fr.ts';

export const statementTexts = createTexts({ en, fr });
