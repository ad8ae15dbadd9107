type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

interface WatchedFields {
  /** Gives to the fields what was typed and ticked in them, as if it happened now. */
  again(): void;
  /** Nothing more is remembered. */
  end(): void;
}

/**
 * Remembers what people type and tick in fields that no code has its hands on yet: React takes them for untouched, and a form
 * writes its own values into them.
 */
export function watchFields(root: HTMLElement): WatchedFields {
  const typed = new Map<Field, string | boolean>();
  const keep = (field: Field) => typed.set(field, isBox(field) ? field.checked : field.value);
  const hear = ({ target }: Event) => isField(target) && keep(target);
  for (const field of root.querySelectorAll<Field>('input, textarea')) {
    if (isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue) keep(field);
  }
  root.addEventListener('input', hear, true);
  return {
    again() {
      for (const [field, value] of typed) {
        const now = field.isConnected ? field : inItsPlace(root, field);
        if (!now) continue;
        if (typeof value === 'string') type(now, value);
        else if (isBox(now) && now.checked !== value) now.click();
      }
      typed.clear();
    },
    end: () => root.removeEventListener('input', hear, true),
  };
}

/** Where the page differs from its first view, React draws fields anew. */
function inItsPlace(root: HTMLElement, { name, type: kind }: Field): Field | undefined {
  const fields = [...root.querySelectorAll<Field>('main input, main textarea')];
  return name === '' ? undefined : fields.find((field) => field.name === name && field.type === kind);
}

function type(field: Field, value: string): void {
  const { selectionStart: start, selectionEnd: end } = field;
  // React knows a change by the last value that passed its own hands; the browser's setter passes them by.
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value);
  // Null where a kind of field tells no place, as those for emails.
  if (start !== null) field.setSelectionRange(start, end);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // Who has gone on is not brought back: a list that opens as one types closes.
  if (document.activeElement !== field) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
