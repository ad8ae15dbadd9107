const codes = ['USD', 'EUR', 'GBP', 'AED', 'EGP', 'INR', 'JOD', 'KES', 'MAD', 'NGN', 'SAR', 'TND', 'TRY', 'ZAR'];
const names = new Intl.DisplayNames('en', { type: 'currency' });

export const currencies = codes.map((value) => ({ value, label: `${value} – ${names.of(value) ?? value}` }));

/** Most currencies have 100 minor units, some 1 or 1000. */
const unit = (currency: string): number =>
  10 ** (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2);

/** '19.90', for a text box. */
export const toMajorText = (minor: number, currency: string): string =>
  (minor / unit(currency)).toFixed(Math.round(Math.log10(unit(currency))));
export const toMinor = (major: number, currency: string): number => Math.round(major * unit(currency));
