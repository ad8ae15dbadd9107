const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"><rect width="16" height="9" fill="#888"/></svg>';
const CAPTIONS = 'WEBVTT\n\n00:00.000 --> 00:01.000\nSample\n';

/**
 * What lies at the one address that invented answers have for every file (`SAMPLE_FILE`): `wantedFor`, the browser's
 * `Sec-Fetch-Dest`, decides what it is. Of films and sounds there is none.
 */
export function sampleFile(wantedFor: string): { status: number; type: string; body: string } {
  if (wantedFor === 'track') return { status: 200, type: 'text/vtt', body: CAPTIONS };
  if (wantedFor === 'video' || wantedFor === 'audio') return { status: 204, type: 'text/plain', body: '' };
  return { status: 200, type: 'image/svg+xml', body: PICTURE };
}
