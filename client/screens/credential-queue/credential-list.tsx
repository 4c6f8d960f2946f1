import { CredentialRow } from '../../features/credential/credential-row'
import { EmptyPanel, Panel } from '../../features/dashboard/panel'
import { Loaded } from '../../features/page/errors/loaded'
import { LoadMore } from '../../features/pagination/load-more'
import { MAX_FIRST, type ShownCount, useLocalShownCount } from '../../features/pagination/shown-count'
import { usePagination } from '../../features/pagination/use-pagination'
import type { CredentialState } from '../../generated/schema'
import {
  CredentialQueueDocument,
  type CredentialQueueQuery,
  useCredentialQueueQuery,
} from './credential-queue.generated'

const PAGE_SIZE = 12

interface Props {
  state: CredentialState
  title: string
  empty: string
  onAdvanced: () => unknown
}

/** Registrations of all accounts in a state, the first asked first. */
export const CredentialList = ({ state, title, empty, onAdvanced }: Props) => {
  const shown = useLocalShownCount(PAGE_SIZE, PAGE_SIZE, MAX_FIRST)
  const query = useCredentialQueueQuery({
    variables: { state, first: shown.first },
    fetchPolicy: 'cache-and-network',
    context: { queryDeduplication: false },
  })
  return (
    <Loaded query={query} loading="Loading registrations" height="12rem" failure="Registrations could not be loaded">
      {({ credentialQueue }) => (
        <Panel title={title}>
          {credentialQueue.nodes.length === 0 ? (
            <EmptyPanel text={empty} />
          ) : (
            <Rows state={state} queue={credentialQueue} shown={shown} onAdvanced={onAdvanced} />
          )}
        </Panel>
      )}
    </Loaded>
  )
}

interface RowsProps {
  state: CredentialState
  queue: CredentialQueueQuery['credentialQueue']
  shown: ShownCount
  onAdvanced: () => unknown
}

const Rows = ({ state, queue, shown, onAdvanced }: RowsProps) => {
  const { nodes, more, entryRef } = usePagination({
    connection: queue,
    shown,
    query: CredentialQueueDocument,
    variables: (page) => ({ ...page, state }),
  })
  return (
    <>
      <ul>
        {nodes.map((credential) => (
          <CredentialRow
            key={credential.id}
            credential={credential}
            titleRef={entryRef(credential.id)}
            withOwner
            onAdvanced={onAdvanced}
          />
        ))}
      </ul>
      {more && <LoadMore {...more} size="small" suffix=" registrations" />}
    </>
  )
}
