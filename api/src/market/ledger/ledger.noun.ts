import type { Noun } from '../../kernel/noun.ts';
import { proveNightly } from './nightly-proof.ts';

export const ledger: Noun = {
  name: 'ledger',
  about: 'The books: where the money of each payment is',
  routes: () => undefined,
  jobs: [{ name: 'prove the ledger', everyS: 24 * 60 * 60, run: proveNightly }],
};
