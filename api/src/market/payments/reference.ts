import { randomInt } from 'node:crypto';

/** Read out loud and typed by people: no 0 and O, 1, I and L, 5 and S, 8 and B, U and V. */
const SIGNS = '234679ACDEFGHJKMNPQRTWXYZ';

/** `ST-7K2M-9QXD`: 25⁸ of them, so that no two meet. */
export const newReference = (): string => `ST-${fourSigns()}-${fourSigns()}`;

const fourSigns = (): string => Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
