import { useState } from 'react'
import { refetchQuietly } from '../../apollo/refetch-quietly'
import { DashboardPage } from '../../features/dashboard/dashboard-page'
import { EmptyPanel, Panel } from '../../features/dashboard/panel'
import { DocketRow } from '../../features/docket/docket-row'
import { useMarkDocketEntryMutation } from '../../features/docket/mark-docket-entry.generated'
import { actionProblem } from '../../features/form/form-result'
import { Loaded } from '../../features/page/errors/loaded'
import { LoadMore } from '../../features/pagination/load-more'
import { useShownCount } from '../../features/pagination/shown-count'
import { usePagination } from '../../features/pagination/use-pagination'
import { focusOnMount } from '../../lib/focus/focus-on-mount'
import { pluralizeTotal } from '../../lib/text'
import { onSingleClick } from '../../ui/button/on-single-click'
import { TextButton } from '../../ui/button/text-button'
import { Notice } from '../../ui/feedback/notice'
import { Undo } from '../../ui/feedback/undo'
import { CalendarPanel } from './calendar-panel'
import { DocketDocument, type DocketQuery, useDocketQuery } from './docket.generated'
import styles from './docket.module.css'

export const Docket = () => {
  const { first } = useShownCount()
  const { data, previousData, error, refetch } = useDocketQuery({
    variables: { first, done: false },
    fetchPolicy: 'cache-and-network',
  })
  return (
    <DashboardPage title="Docket" lead="The dates of all official procedures in your orders, the earliest first.">
      <Loaded
        // Shows the old data while more entries load: unmounting would lose the calendar address, which is shown only once.
        query={{ data: data ?? previousData, error, refetch }}
        loading="Loading your docket"
        height="24rem"
        failure="Your docket could not be loaded"
      >
        {(data) => (
          <div className={styles.docket}>
            <Entries data={data} />
            <CalendarPanel feed={data.calendarFeed} />
          </div>
        )}
      </Loaded>
    </DashboardPage>
  )
}

type Entry = DocketQuery['docketEntries']['nodes'][number]

const Entries = ({ data: { docketEntries } }: { data: DocketQuery }) => {
  const { nodes, more, entryRef } = usePagination({
    connection: docketEntries,
    shown: useShownCount(),
    query: DocketDocument,
    variables: (page) => ({ ...page, done: false }),
    total: pluralizeTotal(docketEntries, 'date'),
  })
  const [met, setMet] = useState<Entry>()
  const [restoredId, setRestoredId] = useState<string>()
  const [markedId, setMarkedId] = useState<string>()
  const [mark, { loading, error, data: answer, client }] = useMarkDocketEntryMutation({
    // Shown below.
    onError: () => {},
  })
  const meet = (entry: Entry, done: boolean) => {
    setMarkedId(entry.id)
    return mark({
      variables: { id: entry.id, done },
      onCompleted: ({ markDocketEntry }) => {
        if (markDocketEntry.__typename !== 'DocketEntryMarked') return
        setMet(done ? entry : undefined)
        setRestoredId(done ? undefined : entry.id)
        void refetchQuietly(client, DocketDocument)
      },
    })
  }
  const problem = actionProblem(error, answer?.markDocketEntry)
  return (
    <Panel title="Coming up">
      {problem && <Notice text={problem} />}
      {nodes.length === 0 ? (
        <EmptyPanel text="No dates are coming up. To add one, open a paid order and go to Docket: both sides are reminded of it." />
      ) : (
        <ul>
          {nodes.map((entry) => (
            <DocketRow key={entry.id} entry={entry} orderLink linkRef={entryRef(entry.id)}>
              <TextButton
                ref={entry.id === restoredId ? focusOnMount : undefined}
                busy={loading && entry.id === markedId}
                disabled={loading && entry.id !== markedId}
                onClick={onSingleClick(() => meet(entry, true))}
              >
                Mark as met
                <span className="visually-hidden">{`: ${entry.kindLabel}`}</span>
              </TextButton>
            </DocketRow>
          ))}
        </ul>
      )}
      {more && <LoadMore {...more} />}
      <Undo key={met?.id} text={met && `Marked as met: ${met.kindLabel}`} onUndo={() => met && void meet(met, false)} />
    </Panel>
  )
}
