import { EmptyPanel, Panel } from '../../../features/dashboard/panel'
import { onDayAtTime } from '../../../lib/dates'
import { pluralize } from '../../../lib/text'
import { Notice } from '../../../ui/feedback/notice'
import { useReconciliationPanelQuery } from './reconciliation-panel.generated'
import styles from './reconciliation-panel.module.css'

/** The differences between the payment provider's books and ours. */
export const ReconciliationPanel = () => {
  const { data } = useReconciliationPanelQuery({ fetchPolicy: 'cache-and-network' })
  if (!data) return null
  if (!data.reconciliation)
    return (
      <Panel title="Payment books">
        <EmptyPanel text="Our books have not been compared with the payment provider’s yet. This happens once a day." />
      </Panel>
    )
  const { at, differences } = data.reconciliation
  return (
    <Panel title="Payment books" more={<time dateTime={at}>{`Compared ${onDayAtTime(at)}`}</time>}>
      {differences.length === 0 ? (
        <EmptyPanel text="The payment provider’s books and ours agree." />
      ) : (
        <>
          <Notice text={`${pluralize(differences.length, 'difference')} to look into.`} />
          <ul className={styles.differences}>
            {differences.map((difference) => (
              <li key={difference}>{difference}</li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}
