/** Has the browser save what stands at this address, as a click on a link would: by this name, or the one the answer gives. */
export function download(url: string, name = ''): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}
