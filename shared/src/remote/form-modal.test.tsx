import { beforeAll, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { renderIn } from '../testing/render-in.tsx';
import { TextInput } from '../ui/kit.ts';
import { FormModal } from './form-modal.tsx';
import { useFormCall } from './use-form-call.ts';

beforeAll(async () => {
  await import('../ui/overlays.ts');
});

function NameForm({ asks, onClose }: { asks: boolean; onClose(): void }) {
  const form = useForm({ defaultValues: { name: 'Ada' } });
  const formCall = useFormCall(form, { send: async () => onClose() });
  return (
    <FormModal title="Name" confirmLabel="Save" formCall={formCall} asksBeforeLoss={asks} onClose={onClose}>
      <TextInput label="Called" {...form.register('name')} />
    </FormModal>
  );
}
async function open({ asks = true }: { asks?: boolean } = {}) {
  const onClose = jest.fn();
  const shown = await renderIn('en', <NameForm asks={asks} onClose={onClose} />, { url: '/' });
  const press = (name: string) => shown.user.click(screen.getByRole('button', { name }));
  const type = (text: string) => shown.user.type(screen.getByRole('textbox', { name: 'Called' }), text);
  return { ...shown, onClose, press, type };
}

test('a form in which nothing was typed is closed at once', async () => {
  const { onClose, press } = await open();
  await press('Cancel');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each([
  ['its button', 'Cancel'],
  ['its corner', 'Close'],
])('before what was typed is lost by %s it is asked, and typing goes on', async (_, name) => {
  const { onClose, press, type } = await open();
  await type(' L.');
  await press(name);
  expect(await screen.findByRole('button', { name: 'Go on typing' })).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();
  await press('Go on typing');
  expect(screen.getByRole('textbox', { name: 'Called' })).toHaveValue('Ada L.');
  await press(name);
  await press('Close without saving');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('Escape asks, and once more goes back to typing', async () => {
  const { user, onClose, type } = await open();
  await type(' L.');
  await user.keyboard('{Escape}');
  expect(await screen.findByText('Close without saving?')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByText('Close without saving?')).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});

test('what is saved is not asked about, nor a form that need not ask', async () => {
  const saved = await open();
  await saved.type(' L.');
  await saved.press('Save');
  expect(saved.onClose).toHaveBeenCalledTimes(1);
  saved.unmount();
  const short = await open({ asks: false });
  await short.type(' L.');
  await short.press('Cancel');
  expect(short.onClose).toHaveBeenCalledTimes(1);
});
