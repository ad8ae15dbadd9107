import { useState } from 'react';
import { useUiText } from '@stoa/shared/i18n/messages/ui.ts';
import { Stack, Switch, Text } from '@stoa/shared/kit';
import { Modal } from '@stoa/shared/overlays';
import { useFocusBack } from '@stoa/shared/ui/use-focus-back.ts';
import { useAssessmentText } from '../../messages/assessment.ts';
import classes from './keys-modal.module.css';
import { areKeysOn, switchKeys } from './use-keys.ts';

const keys = ['n', 'p', 'a', 'r', '?'] as const;

/** Which keys do what, and whether they do. */
export function KeysModal({ onClose }: { onClose(): void }) {
  const t = useAssessmentText();
  const ui = useUiText();
  const [isOn, setOn] = useState(areKeysOn);
  useFocusBack();
  const turn = (on: boolean) => {
    switchKeys(on);
    setOn(on);
  };
  return (
    <Modal opened onClose={onClose} title={t('keys.title')} closeButtonProps={{ 'aria-label': ui('close'), size: 44 }}>
      <Stack gap="lg">
        <Text>{t('keys.lead')}</Text>
        <dl className={classes.keys}>
          {keys.map((key) => (
            <div key={key} className={classes.key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{t(`keys.${key}`)}</dd>
            </div>
          ))}
        </dl>
        <Switch label={t('keys.on')} checked={isOn} onChange={({ currentTarget: { checked } }) => turn(checked)} />
      </Stack>
    </Modal>
  );
}
