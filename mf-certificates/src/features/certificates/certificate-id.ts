/** '7K3M-Q9X2-V4TB-H5RD': easier to read and to type. */
export const groupedId = (certId: string): string => certId.replace(/(.{4})(?=.)/g, '$1-');

/** As it was printed: Crockford's alphabet takes O for 0, I and L for 1, and knows no hyphens or spaces. */
export const readId = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
