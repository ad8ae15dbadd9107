import type { PDFDocumentProxy } from 'pdfjs-dist';

/** A bookmark of the file. */
export interface OutlineEntry {
  title: string;
  /** Undefined where it leads to no page: a heading over those below it. */
  page: number | undefined;
  below: OutlineEntry[];
}

type Given = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>;

/** With all pages known: a list of bookmarks says where each of them leads. */
export async function readOutline(pdf: PDFDocumentProxy): Promise<OutlineEntry[]> {
  const entriesOf = (given: Given): Promise<OutlineEntry[]> =>
    Promise.all(
      given.map(async ({ title, dest, items }) => ({
        title,
        page: await pageOf(pdf, dest),
        below: await entriesOf(items),
      })),
    );
  // Null where the file has none, whatever the types say.
  return entriesOf((await pdf.getOutline()) ?? []);
}

type Ref = Parameters<PDFDocumentProxy['getPageIndex']>[0];

const isRef = (given: unknown): given is Ref =>
  typeof given === 'object' && given !== null && 'num' in given && 'gen' in given;

/** The page that a destination names, by name or itself; undefined where there is none: files are made carelessly. */
export async function pageOf(pdf: PDFDocumentProxy, destination: unknown): Promise<number | undefined> {
  try {
    const place: unknown = typeof destination === 'string' ? await pdf.getDestination(destination) : destination;
    const first: unknown = Array.isArray(place) ? place[0] : undefined;
    if (typeof first === 'number') return isPage(pdf, first + 1) ? first + 1 : undefined;
    return isRef(first) ? (await pdf.getPageIndex(first)) + 1 : undefined;
  } catch {
    return undefined;
  }
}

const isPage = ({ numPages }: PDFDocumentProxy, page: number): boolean =>
  Number.isInteger(page) && page >= 1 && page <= numPages;
