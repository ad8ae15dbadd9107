/** Words in brackets can go without loss. */
export const sentences = [
  '[At this point in time] We are open [basically] every day from nine to five.',
  '[It is important to note that] The last bus leaves at 22:40.',
  'Please send us [back] the signed form [in due course] by Friday.',
  'The course [in question] costs 48 euros[, all in all].',
  'You can [simply] cancel free of charge up to three days before [the start date in advance].',
  'Six people, [a total of] one baker, [and also] four hours.',
].map((sentence) =>
  sentence.split(/(\[[^\]]*\])/).flatMap((part) => {
    const canGo = part.startsWith('[');
    return part
      .replaceAll(/[[\]]/g, '')
      .trim()
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => ({ word, canGo }));
  }),
);
