import { z } from 'zod';

/** In the form a line may still be empty; it is not sent. */
export const textLines = (line: z.ZodType<string>) =>
  z
    .array(
      z.string().superRefine((text, context) => {
        const checked = text.trim() === '' ? undefined : line.safeParse(text);
        for (const { message } of checked?.error?.issues ?? []) context.addIssue({ code: 'custom', message });
      }),
    )
    .transform((all) => all.map((text) => text.trim()).filter(Boolean));
