/** What a change of a version means for people whose pages are open, for whoever is asked to confirm it. */
export function openPages(names: readonly string[], { isRevoked = false } = {}): string[] {
  const remotes = names.filter((name) => name !== 'shell');
  const lines: string[] = [];
  if (remotes.length > 0) {
    const which = remotes.join(', ');
    lines.push(
      isRevoked
        ? `Open pages leave it at once, with a small notice; what is being typed is kept. No page may use it any more.`
        : `Open pages take it at the next navigation into ${which}, without a reload. New page views have it at once.`,
    );
  }
  if (names.includes('shell')) {
    lines.push(
      'Open pages keep their shell until they are loaded anew, and offer that. New page views have it at once.',
    );
  }
  return lines;
}
