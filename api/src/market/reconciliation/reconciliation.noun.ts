import type { Noun } from '../../kernel/noun.ts';
import { nightlyProof } from './nightly-proof.ts';

export const reconciliation: Noun = {
  name: 'reconciliation',
  about: 'Whether the books agree with themselves and with the gateway',
  jobs: [nightlyProof],
};
