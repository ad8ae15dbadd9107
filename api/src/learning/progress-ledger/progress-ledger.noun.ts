import type { Noun } from '../../kernel/noun.ts';
import { FORWARD_EVERY_S, forwardStatements } from './forward-statements.ts';
import { progressLedgerRoutes } from './progress-ledger.routes.ts';

export const progressLedger: Noun = {
  name: 'progress-ledger',
  about: 'Why one has come so far, and what was noted on the way',
  routes: progressLedgerRoutes,
  jobs: [{ name: 'forward statements', everyS: FORWARD_EVERY_S, run: forwardStatements }],
};
