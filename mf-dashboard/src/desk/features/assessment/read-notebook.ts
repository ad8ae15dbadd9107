export interface NotebookOutput {
  /** `hidden`: it is not text. */
  kind: 'markdown' | 'text' | 'hidden';
  text: string;
}

export interface NotebookCell {
  kind: 'code' | 'markdown' | 'raw';
  source: string;
  outputs: NotebookOutput[];
}

/** Cells with their outputs as text and Markdown; undefined where the file is no notebook of version 4. */
export function readNotebook(file: string): NotebookCell[] | undefined {
  const notebook = recordIn(parse(file));
  const { nbformat, cells } = notebook;
  if (nbformat !== 4 || !Array.isArray(cells)) return undefined;
  const read = cells.map(cellIn);
  return read.every((cell) => cell !== undefined) ? read : undefined;
}

function parse(file: string): unknown {
  try {
    return JSON.parse(file);
  } catch {
    return undefined;
  }
}

const recordIn = (read: unknown): Readonly<Record<string, unknown>> =>
  typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {};

/** Notebooks keep a text whole, or line by line. */
function textIn(read: unknown, between = ''): string | undefined {
  if (typeof read === 'string') return read;
  return Array.isArray(read) && read.every((line) => typeof line === 'string') ? read.join(between) : undefined;
}

const kinds = ['code', 'markdown', 'raw'] as const;

function cellIn(read: unknown): NotebookCell | undefined {
  const { cell_type, source, outputs = [] } = recordIn(read);
  const kind = kinds.find((one) => one === cell_type);
  const text = textIn(source);
  if (kind === undefined || text === undefined || !Array.isArray(outputs)) return undefined;
  return { kind, source: text, outputs: outputs.map(outputIn) };
}

/** Terminals are told colours by such signs. */
const colours = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');

/** An error's traceback, what was printed, or a result as Markdown or text. */
function outputIn(read: unknown): NotebookOutput {
  const { text, data, traceback } = recordIn(read);
  const { 'text/markdown': markdown, 'text/plain': plain } = recordIn(data);
  const printed = textIn(traceback, '\n') ?? textIn(text);
  if (printed !== undefined) return { kind: 'text', text: printed.replace(colours, '') };
  const shown = textIn(markdown);
  if (shown !== undefined) return { kind: 'markdown', text: shown };
  const result = textIn(plain);
  return result === undefined ? { kind: 'hidden', text: '' } : { kind: 'text', text: result };
}
