import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { EmptyPanel, Panel } from '../../features/dashboard/panel'
import { refusalOf } from '../../features/form/form-result'
import { LoadMore } from '../../features/pagination/load-more'
import type { ShownCount } from '../../features/pagination/shown-count'
import { usePagination } from '../../features/pagination/use-pagination'
import { pluralizeTotal } from '../../lib/text'
import { Button } from '../../ui/button/button'
import { Notice } from '../../ui/feedback/notice'
import { Icon } from '../../ui/icon/icon'
import { downloadStatement } from './download-statement'
import type { PayoutsQuery } from './payouts.generated'
import { StatementPageDocument } from './statement-page.generated'
import { StatementRow } from './statement-row'

interface Props {
  statement: PayoutsQuery['payouts']['statement']
  shown: ShownCount
}

export const Statement = ({ statement, shown }: Props) => {
  const client = useApolloClient()
  const [isSaving, setIsSaving] = useState(false)
  const [problem, setProblem] = useState('')
  const { nodes, more, entryRef } = usePagination({
    connection: statement,
    shown,
    query: StatementPageDocument,
    variables: (page) => page,
    total: pluralizeTotal(statement, 'entry', 'entries'),
  })
  const save = async () => {
    setIsSaving(true)
    setProblem('')
    await downloadStatement(client).catch((error: unknown) =>
      setProblem(refusalOf(error) ?? 'The statement could not be downloaded. Please try again.'),
    )
    setIsSaving(false)
  }
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
          <Button variant="line" size="small" busy={isSaving} onClick={save}>
            {!isSaving && <Icon name="download" />} Download CSV
          </Button>
        }
      >
        {problem && <Notice text={problem} />}
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
