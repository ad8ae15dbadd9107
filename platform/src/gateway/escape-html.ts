const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** For text and for attribute values in quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** JSON that may stand inside a script element: nothing in it can end the element or open a comment. */
export const inlineJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');
