/** As an instant whose date is that day nearly everywhere on Earth, to be written out. */
export const noonOf = (day: string): string => `${day}T12:00:00.000Z`;
