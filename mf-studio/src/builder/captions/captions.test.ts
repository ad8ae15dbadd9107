import { expect, test } from '@jest/globals';
import { cueTime, readCueTime, type CaptionFile } from './cue.ts';
import { decodeText } from './decode-text.ts';
import { readCaptions } from './read-captions.ts';
import { writeCaptions } from './write-captions.ts';

function fileOf(text: string): CaptionFile {
  const read = readCaptions(text);
  if ('problem' in read) throw new Error(`${read.problem.kind} in line ${read.problem.line}`);
  return read.file;
}
const problemOf = (text: string) => {
  const read = readCaptions(text);
  return 'problem' in read && `${read.problem.kind} ${read.problem.line}`;
};

test('SubRip becomes WebVTT: commas, short times, numbers, colours and all', () => {
  const srt =
    '\uFEFF1\r\n00:00:01,000 --> 00:00:02,500\r\n<font color="#fff">Tom & <I>Jerry</I></font>\r\n\r\n' +
    '2\r\n0:00:03,5 --> 0:00:04,000\r\n{\\an8}a < b\r\n\r\nand on\r\n\r\n\r\n';
  expect(writeCaptions(fileOf(srt))).toBe(
    'WEBVTT\n\n1\n00:00:01.000 --> 00:00:02.500\nTom &amp; <i>Jerry</i>\n\n' +
      '2\n00:00:03.500 --> 00:00:04.000\na &lt; b\nand on\n',
  );
});

test('WebVTT keeps names, places, styles and voices when it is written again', () => {
  const vtt =
    'WEBVTT - noon\n\nSTYLE\n::cue { color: gold }\n\nNOTE mine\n\nintro\n00:01.000 --> 00:02.000 line:0 align:start\n<v Ada>1 &lt; 2</v>\n';
  const file = fileOf(vtt);
  expect(file.cues).toEqual([
    { start: 1000, end: 2000, text: '<v Ada>1 < 2</v>', name: 'intro', settings: 'line:0 align:start' },
  ]);
  const written = writeCaptions(file);
  expect(written).toContain('STYLE\n::cue { color: gold }\n\nNOTE mine\n\n');
  expect(written).toContain('intro\n00:00:01.000 --> 00:00:02.000 line:0 align:start\n<v Ada>1 &lt; 2</v>');
  expect(fileOf(written)).toEqual(file);
});

test('what is typed into a caption can neither end it nor begin another', () => {
  const cue = { start: 0, end: 1000, text: 'a\n\n\n5 --> 6\n&lt; <script>', name: 'x --> y', settings: '' };
  const written = writeCaptions({ head: '', cues: [cue] });
  expect(fileOf(written).cues).toHaveLength(1);
  expect(written).toContain('a\n5 --&gt; 6\n&amp;lt; &lt;script>');
});

test.each([
  ['Hello', 'kind 1'],
  ['\n\nWEBVTT\n\n1', 'kind 3'],
  ['WEBVTT\n\n', 'empty 1'],
  ['WEBVTT\n\n00:01.000 --> 00:02.000\nfine\n\n00:99.000 --> 00:03.000\nbad', 'time 6'],
  ['WEBVTT\n\nname\n00:03.000 --> 00:02.000\nbackwards', 'end 4'],
  ['1\n00:00:01,000 --> 00:00:02,000\nfine\n\n2\nno time here', 'time 5'],
])('in %j the problem is told with its line: %s', (text, told) => {
  expect(problemOf(text)).toBe(told);
});

test('files in old encodings are read by the language they are in', () => {
  const bytes = (...given: number[]) => Uint8Array.from(given);
  expect(decodeText(bytes(0xef, 0xbb, 0xbf, 0x61), 'en')).toEqual({ text: 'a', isUtf8: true });
  expect(decodeText(bytes(0x63, 0x61, 0x66, 0xe9), 'fr')).toEqual({ text: 'café', isUtf8: false });
  expect(decodeText(bytes(0xe4, 0xe0), 'ru').text).toBe('да');
  expect(decodeText(bytes(0xff, 0xfe, 0x61, 0), 'en').text).toBe('a');
  expect(decodeText(bytes(0, 0x57, 0, 0x45, 0, 0x42), 'en').text).toBe('WEB');
});

test.each([
  ['00:01:02.500', 62_500],
  ['1:02,5', 62_500],
  ['1:02', 62_000],
  ['100:00:00.000', 360_000_000],
  ['1:75', Number.NaN],
  ['soon', Number.NaN],
])('%s is read as %d ms', (text, ms) => {
  expect(readCueTime(text)).toBe(ms);
  if (!Number.isNaN(ms)) expect(readCueTime(cueTime(ms))).toBe(ms);
});
