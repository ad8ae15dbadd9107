import { useState } from 'react';
import { useUiText } from '@stoa/shared/i18n/messages/ui.ts';
import { Stack, Switch, Text } from '@stoa/shared/kit';
import { Modal } from '@stoa/shared/overlays';
import { useFocusBack } from '@stoa/shared/ui/use-focus-back.ts';
import classes from './keys-modal.module.css';
import { areKeysOn, switchKeys } from './use-keys.ts';

interface KeysModalProps {
  title: string;
  /** When they act. */
  lead: string;
  keys: readonly { key: string; act: string }[];
  /** Of what turns them off. */
  switchLabel: string;
  onClose(): void;
}

/** Which keys do what, and whether they do. */
export function KeysModal({ title, lead, keys, switchLabel, onClose }: KeysModalProps) {
  const ui = useUiText();
  const [isOn, setOn] = useState(areKeysOn);
  useFocusBack();
  const turn = (on: boolean) => {
    switchKeys(on);
    setOn(on);
  };
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': ui('close'), size: 44 }}>
      <Stack gap="lg">
        <Text>{lead}</Text>
        <dl className={classes.keys}>
          {keys.map(({ key, act }) => (
            <div key={key} className={classes.key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{act}</dd>
            </div>
          ))}
        </dl>
        <Switch label={switchLabel} checked={isOn} onChange={({ currentTarget: { checked } }) => turn(checked)} />
      </Stack>
    </Modal>
  );
}
