type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

/**
 * Remembers what people type and tick in fields that no code has its hands on yet: React takes them for untouched, and a form
 * writes its own values into them. `again()` gives it to them, as if it were typed then.
 */
export function watchFields(root: HTMLElement): { again(): void } {
  const typed = new Map<Field, string | boolean>();
  const keep = (field: Field) => typed.set(field, isBox(field) ? field.checked : field.value);
  const hear = ({ target }: Event) => isField(target) && keep(target);
  for (const field of root.querySelectorAll<Field>('input, textarea')) {
    if (isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue) keep(field);
  }
  root.addEventListener('input', hear, true);
  return {
    again() {
      root.removeEventListener('input', hear, true);
      for (const [field, value] of typed) {
        if (!field.isConnected) continue;
        if (typeof value === 'string') type(field, value);
        else if (isBox(field) && field.checked !== value) field.click();
      }
    },
  };
}

function type(field: Field, value: string): void {
  const { selectionStart: start, selectionEnd: end } = field;
  // React knows a change by the last value that passed its own hands; the browser's setter passes them by.
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value);
  // Null where a kind of field tells no place, as those for emails.
  if (start !== null) field.setSelectionRange(start, end);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
