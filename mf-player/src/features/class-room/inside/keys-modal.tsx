import { useUiText } from '@stoa/shared/i18n/messages/ui.ts';
import { Switch } from '@stoa/shared/kit';
import { Modal } from '@stoa/shared/overlays';
import { useFocusBack } from '@stoa/shared/ui/use-focus-back.ts';
import { useClassRoomText } from '../../../messages/class-room.ts';
import classes from './room.module.css';

const keys = ['m', 'v', 's', 'h', 'c', 'p', 'f', 'r', 'l'] as const;

interface KeysModalProps {
  areOn: boolean;
  onSwitch(isOn: boolean): void;
  onClose(): void;
}

/** The sheet of keys. */
export function KeysModal({ areOn, onSwitch, onClose }: KeysModalProps) {
  const t = useClassRoomText();
  const ui = useUiText();
  useFocusBack();
  return (
    <Modal opened onClose={onClose} title={t('keys.title')} closeButtonProps={{ 'aria-label': ui('close'), size: 44 }}>
      <dl className={classes.keys}>
        {keys.map((key) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`keys.${key}`)}</dd>
          </div>
        ))}
      </dl>
      <Switch
        mt="md"
        label={t('keys.on')}
        description={t('keys.on.why')}
        checked={areOn}
        onChange={(event) => onSwitch(event.currentTarget.checked)}
      />
    </Modal>
  );
}
