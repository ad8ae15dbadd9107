import { Text, Title } from '@stoa/shared/kit';
import { useScormText } from '../../../messages/scorm.ts';
import { type Inspection, interactionsOf, MOST_SUSPEND_DATA, suspendDataOf } from './inspection.ts';
import classes from './inspector.module.css';

/** Longer ones are cut: the log has them whole. */
const SHOWN = 200;

/** Every element as it was last set. */
export function ValueList({ found }: { found: Inspection }) {
  const t = useScormText();
  const [suspendData, interactions] = [suspendDataOf(found), interactionsOf(found)];
  return (
    <section aria-labelledby="inspector-values">
      <Title order={3} size="h5" id="inspector-values">
        {t('inspector.values')}
      </Title>
      {suspendData > 0 && (
        <Text size="sm">{t('inspector.suspendData', { count: suspendData, most: MOST_SUSPEND_DATA })}</Text>
      )}
      {interactions > 0 && <Text size="sm">{t('inspector.interactions', { count: interactions })}</Text>}
      {found.values.size === 0 ? (
        <Text c="dimmed">{t('inspector.noValues')}</Text>
      ) : (
        <dl className={classes.values}>
          {[...found.values].map(([element, value]) => (
            <div key={element}>
              <dt>{element}</dt>
              <dd>{value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
