/** Words that were found: in which runs of a page, from which character to before which. */
export interface PdfMatch {
  parts: { run: number; from: number; to: number }[];
}

/** Marks what was found in the text over a page; nothing else stays marked. */
export function markMatches(runs: readonly HTMLElement[], matches: readonly PdfMatch[], chosen?: PdfMatch): void {
  const parts = matches.flatMap((match) => match.parts.map((part) => ({ ...part, isChosen: match === chosen })));
  const byRun = Map.groupBy(parts, ({ run }) => run);
  for (const [index, run] of runs.entries()) {
    const own = byRun.get(index);
    if (own) run.replaceChildren(...pieces(run.textContent, own));
    else if (run.querySelector('mark')) run.replaceChildren(run.textContent);
  }
}

function pieces(text: string, parts: readonly { from: number; to: number; isChosen: boolean }[]): (Node | string)[] {
  const ends = [0, ...parts.map(({ to }) => to)];
  const marked = parts.flatMap(({ from, to, isChosen }, index) => {
    const mark = document.createElement('mark');
    mark.textContent = text.slice(from, to);
    mark.toggleAttribute('data-chosen', isChosen);
    return [text.slice(ends[index], from), mark];
  });
  return [...marked, text.slice(ends.at(-1))];
}
