import { expect, test } from '@jest/globals';
import { renderIn } from '@stoa/shared/testing/render-in.tsx';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { MarkdownEditor } from './markdown-editor.tsx';

function Editor() {
  const [text, setText] = useState('');
  return (
    <>
      <MarkdownEditor id="text" label="Text" value={text} onChange={setText} />
      <button type="button">Next</button>
    </>
  );
}

async function theEditor() {
  const { user } = await renderIn('en', <Editor />, { url: '/' });
  const text = await screen.findByRole('textbox', { name: 'Text' });
  await user.click(text);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { user, text, press };
}

test('writing goes on after every tool, and nothing written is lost', async () => {
  const { user, text, press } = await theEditor();
  await press('Heading');
  await user.keyboard('The porch{Enter}');
  await press('Numbered list');
  await user.keyboard('Walk{Enter}Talk{Enter}{Enter}');
  await press('Bulleted list');
  await user.keyboard('Sit');
  await press('Quote');
  await user.keyboard(' still');
  expect(text).toHaveValue('## The porch\n1. Walk\n2. Talk\n> Sit still');
});

test('items go in and out by buttons; Tab leaves the field', async () => {
  const { user, text, press } = await theEditor();
  await user.keyboard('- Walk{Enter}slowly');
  await press('Move the item in');
  await user.keyboard('!');
  expect(text).toHaveValue('- Walk\n    - slowly!');
  await press('Move the item out');
  expect(text).toHaveFocus();
  await user.tab();
  expect(text).not.toHaveFocus();
  expect(text).toHaveValue('- Walk\n- slowly!');
});

test('words are marked by keys', async () => {
  const { user, text } = await theEditor();
  await user.keyboard('{Control>}b{/Control}Walk{Control>}b{/Control} on');
  expect(text).toHaveValue('**Walk** on');
});
