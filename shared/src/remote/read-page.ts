interface PageOfMany {
  /** Of all pages together. */
  total: number;
  per_page: number;
}

/**
 * A page of a list; the last one where there are no longer so many: what stood on it was decided or deleted meanwhile, or
 * somebody came by an old address. The reply's `page` says which one it is.
 */
export async function readPage<R extends PageOfMany>(page: number, read: (page: number) => Promise<R>): Promise<R> {
  const asked = await read(page);
  const last = Math.ceil(asked.total / asked.per_page);
  return page > last && last > 0 ? read(last) : asked;
}
