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

/** Some browsers ask first where to, and fetch it only then. */
const FETCHED_MS = 60_000;

/** Has the browser save what was made in the page. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  download(url, name);
  setTimeout(() => URL.revokeObjectURL(url), FETCHED_MS);
}
