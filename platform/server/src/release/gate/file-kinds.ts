import mime from 'mime';

/** What a browser takes a file for: by the type that the gateway sends it with, not by how the name is written. */
const typeOf = (path: string): string => mime.getType(path) ?? '';

export const isScript = (path: string): boolean => /(java|ecma)script/.test(typeOf(path));
export const isStyle = (path: string): boolean => typeOf(path) === 'text/css';
export const isPicture = (path: string): boolean => typeOf(path) === 'image/svg+xml';
export const isPage = (path: string): boolean => /\/(html|xhtml)/.test(typeOf(path));
