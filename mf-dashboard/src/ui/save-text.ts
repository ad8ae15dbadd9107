/** Has the browser save a text that was made in the page. */
export function saveText(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has taken it over once the click has been worked off.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
