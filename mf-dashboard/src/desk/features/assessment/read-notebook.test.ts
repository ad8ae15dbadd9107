import { expect, test } from '@jest/globals';
import { readNotebook } from './read-notebook.ts';

const notebook = (cells: unknown[], nbformat = 4) => JSON.stringify({ nbformat, metadata: {}, cells });

test('cells are read with their outputs as text or Markdown, and never as HTML', () => {
  const code = {
    cell_type: 'code',
    source: ['a = 1\n', 'a'],
    outputs: [
      { output_type: 'stream', name: 'stdout', text: ['one\n'] },
      { output_type: 'execute_result', data: { 'text/html': '<b>1</b>', 'text/plain': '1' } },
      { output_type: 'display_data', data: { 'text/markdown': '**1**', 'text/plain': '1' } },
      { output_type: 'display_data', data: { 'image/png': 'iVBOR' } },
      { output_type: 'error', ename: 'E', evalue: 'e', traceback: ['\u001b[0;31mE\u001b[0m: e'] },
    ],
  };
  expect(readNotebook(notebook([{ cell_type: 'markdown', source: '# Light' }, code]))).toEqual([
    { kind: 'markdown', source: '# Light', outputs: [] },
    {
      kind: 'code',
      source: 'a = 1\na',
      outputs: [
        { kind: 'text', text: 'one\n' },
        { kind: 'text', text: '1' },
        { kind: 'markdown', text: '**1**' },
        { kind: 'hidden', text: '' },
        { kind: 'text', text: 'E: e' },
      ],
    },
  ]);
});

test('what is no notebook of version 4 is none', () => {
  expect(readNotebook('not JSON')).toBeUndefined();
  expect(readNotebook('{}')).toBeUndefined();
  expect(readNotebook(notebook([], 3))).toBeUndefined();
});
