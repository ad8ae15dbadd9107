/** For `ilike`: a part of a text, whatever signs it has. */
export const likePattern = (part: string): string => `%${part.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
