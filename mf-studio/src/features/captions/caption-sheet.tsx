import { useCaptionsText } from '../../messages/captions.ts';
import classes from './caption-editor.module.css';
import { captionActions, captionKeys } from './caption-keys.ts';

/** The keys, to be looked up while one writes. */
export function CaptionSheet() {
  const t = useCaptionsText();
  return (
    <details className={classes.sheet}>
      <summary>{t('editor.keys')}</summary>
      <dl className={classes.keys}>
        {captionActions.map((action) => (
          <div key={action}>
            <dt>
              <kbd>{captionKeys[action]}</kbd>
            </dt>
            <dd>{t(`act.${action}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
