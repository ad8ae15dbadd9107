import { fileURLToPath } from 'node:url';

const ending = import.meta.url.endsWith('.ts') ? 'ts' : 'js';

/** Path of the program that mounts versions: what STOA_PROVER names for a gateway. */
export const proverProgram = fileURLToPath(new URL(`./prove-process.${ending}`, import.meta.url));
