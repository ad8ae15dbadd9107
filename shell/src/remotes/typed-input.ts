const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
/** Dialogs of a screen stand beside it, at the end of the page. */
const REGIONS = ['#main', '[data-portal]'];

/** What stood in a field when the person came to it; null when that was not seen. */
const before = new WeakMap<Element, string | null>();

/**
 * Remembers what fields held before the person touched them. Their default values would not tell: libraries for forms
 * keep those up with what is typed, or fill fields in from saved data.
 */
export function watchTyping(): void {
  const fieldAt = ({ target }: Event) => (target instanceof Element ? target.closest(FIELDS) : null);
  document.addEventListener('focusin', (event) => {
    const field = fieldAt(event);
    if (field && !before.has(field)) before.set(field, valueOf(field));
  });
  document.addEventListener('input', (event) => {
    const field = fieldAt(event);
    if (field && !before.has(field)) before.set(field, null);
  });
}

/** Would a screen drawn anew lose something that the person typed or chose? */
export function hasTypedInput(): boolean {
  const fields = REGIONS.flatMap((region) => [...document.querySelectorAll(region)]).flatMap((region) => [
    ...region.querySelectorAll(FIELDS),
  ]);
  return fields.some((field) => before.has(field) && before.get(field) !== valueOf(field));
}

function valueOf(field: Element): string {
  if (field instanceof HTMLInputElement) {
    if (field.type === 'checkbox' || field.type === 'radio') return String(field.checked);
    return field.type === 'file' ? String(field.files?.length ?? 0) : field.value;
  }
  if (field instanceof HTMLTextAreaElement) return field.value;
  if (field instanceof HTMLSelectElement) return Array.from(field.selectedOptions, ({ value }) => value).join();
  return field.innerHTML;
}
