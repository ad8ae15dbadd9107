import { z } from 'zod';
import { asBrowsersRead, brokenAddressRule } from './https-address.ts';

/** An address elsewhere that people give and others follow: https, naming nobody before the host; kept as browsers read it. */
export const httpsUrl = (maxLength: number, tooLong: string) =>
  z
    .string()
    .trim()
    .superRefine((text, { addIssue }) => {
      const message = brokenAddressRule(text);
      if (message) addIssue({ code: 'custom', message });
    })
    // Runs on what was refused too.
    .overwrite(asBrowsersRead)
    .max(maxLength, tooLong);
