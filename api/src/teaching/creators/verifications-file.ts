import { verificationsFile } from '@stoa/shared/contract/teaching/creators.ts';
import { whole } from '../../files/csv-cells.ts';
import { csvOfList } from '../../files/list-csv.ts';
import { instantOf } from '../../kernel/database/database.ts';
import { createTexts } from '../../kernel/texts.ts';
import { lastDecisionOf } from './creators.tables.ts';
import { en } from './messages/verifications-file.en.ts';
import { fr } from './messages/verifications-file.fr.ts';
import { findVerificationsBehind } from './verifications.repository.ts';

/** Who asked, and what became of it; phone numbers and documents stay on the site. */
export const verificationsCsv = csvOfList(
  {
    route: 'getCreatorVerificationsLink',
    asked: verificationsFile,
    find: ({ db }, { locale: _, ...filters }, batch) => findVerificationsBehind(db, filters, batch),
  },
  {
    asked: ({ requestedAt }) => instantOf(requestedAt),
    name: ({ fullName }) => fullName,
    legal: ({ legalName }) => legalName,
    email: ({ email }) => email,
    country: ({ country }) => country,
    headline: ({ headline }) => headline,
    denials: ({ earlierDenials }) => whole(earlierDenials),
    status: ({ status }) => status,
    decided: (row) => instantOrEmpty(lastDecisionOf(row).at),
    note: (row) => lastDecisionOf(row).note ?? '',
  },
  createTexts({ en, fr }),
);

const instantOrEmpty = (at: Date | null): string => (at === null ? '' : instantOf(at));
