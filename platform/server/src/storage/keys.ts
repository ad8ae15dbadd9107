const part = /^[A-Za-z0-9._@+-]{1,200}$/;

/** @throws TypeError when this is not a key that every storage can hold. */
export function checkKey(key: string): void {
  if (key.length > 800 || !key.split('/').every((name) => part.test(name) && name !== '.' && name !== '..')) {
    throw new TypeError(`"${key}" is not a key: letters, digits and . - _ @ +, in parts of at most 200, parted by /.`);
  }
}

/** @throws TypeError unless this is empty, which means everything, or a key and a `/`. */
export function checkPrefix(prefix: string): void {
  if (prefix === '') return;
  if (!prefix.endsWith('/')) throw new TypeError(`"${prefix}" is not a prefix: it does not end with /.`);
  checkKey(prefix.slice(0, -1));
}
