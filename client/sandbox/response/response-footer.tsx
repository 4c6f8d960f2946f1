import { useEditorContext, useExecutionContext } from '@graphiql/react'
import { fileSize, pluralize } from '../../lib/text'
import { type ResponseFacts, useResponseFacts } from './response-facts'
import styles from './response-footer.module.css'

/** Below the response: its status, time, size, cost and headers. Before the first run it says what to do. */
export const ResponseFooter = () => {
  const { tabs, activeTabIndex } = useEditorContext({ nonNull: true })
  const { isFetching, isSubscribed } = useExecutionContext({ nonNull: true })
  const tab = tabs[activeTabIndex]
  const facts = useResponseFacts(tab?.id)
  const isEmpty = !tab?.response

  if (isEmpty && isFetching) return <p className={styles.hint}>Waiting for the answer …</p>
  if (isEmpty) return <Hint />
  return facts ? <Facts facts={facts} isSubscribed={isSubscribed} /> : null
}

const Hint = () => (
  <p className={styles.hint}>The answer appears here. To run the query, press the ▶ button beside it or Ctrl+Enter.</p>
)

const Facts = ({ facts, isSubscribed }: { facts: ResponseFacts; isSubscribed: boolean }) => {
  const { status, statusText, milliseconds, bytes, headers, cost, events } = facts
  return (
    <div className={styles.facts}>
      <p role="status">
        <strong className={status < 400 ? styles.good : styles.bad}>
          {status} {statusText}
        </strong>
        <span>{formatTime(milliseconds)}</span>
        <span>{fileSize(bytes)}</span>
        {cost && (
          <span>
            cost {cost.requestedQueryCost} of {cost.maximumQueryCost}
          </span>
        )}
        {events !== undefined && (
          <span>
            {pluralize(events, 'event')}, {isSubscribed ? 'listening' : 'stopped'}
          </span>
        )}
      </p>
      <details>
        <summary>Response headers</summary>
        <textarea
          aria-label="Headers of the response"
          readOnly
          rows={6}
          value={headers.map(([name, value]) => `${name}: ${value}`).join('\n')}
        />
      </details>
    </div>
  )
}

const formatTime = (milliseconds: number) =>
  milliseconds < 1_000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1_000).toFixed(1)} s`
