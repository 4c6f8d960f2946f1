import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { EmptyPanel, Panel } from '../../features/dashboard/panel'
import { LoadMore } from '../../features/pagination/load-more'
import type { ShownCount } from '../../features/pagination/shown-count'
import { usePagination } from '../../features/pagination/use-pagination'
import { pluralizeTotal } from '../../lib/text'
import { Button } from '../../ui/button/button'
import { Notice } from '../../ui/feedback/notice'
import { Icon } from '../../ui/icon/icon'
import { downloadStatement } from './download-statement'
import { PayoutsDocument, type PayoutsQuery } from './payouts.generated'
import { StatementRow } from './statement-row'

interface Props {
  statement: PayoutsQuery['payouts']['statement']
  shown: ShownCount
}

export const Statement = ({ statement, shown }: Props) => {
  const client = useApolloClient()
  const [failed, setFailed] = useState(false)
  const { nodes, more, entryRef } = usePagination({
    connection: statement,
    shown,
    query: PayoutsDocument,
    variables: (page) => page,
    total: pluralizeTotal(statement, 'entry', 'entries'),
  })
  const save = () =>
    downloadStatement(client).then(
      () => setFailed(false),
      () => setFailed(true),
    )
  if (nodes.length === 0)
    return (
      <Panel title="Statement">
        <EmptyPanel text="Your earnings stand here as soon as your first order is completed." />
      </Panel>
    )
  return (
    <>
      <Panel
        title="Statement"
        more={
          <Button variant="line" size="small" onClick={save}>
            <Icon name="download" /> Download CSV
          </Button>
        }
      >
        {failed && <Notice text="The statement could not be downloaded. Please try again." />}
        <ul>
          {nodes.map((entry) => (
            <StatementRow key={entry.id} entry={entry} linkRef={entryRef(entry.id)} />
          ))}
        </ul>
      </Panel>
      {more && <LoadMore {...more} />}
    </>
  )
}
