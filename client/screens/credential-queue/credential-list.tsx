import { CredentialRow } from '../../features/credential/credential-row'
import { EmptyPanel, Panel } from '../../features/dashboard/panel'
import { Loaded } from '../../features/page/errors/loaded'
import { PagedList } from '../../features/pagination/paged-list'
import { MAX_FIRST, useLocalShownCount } from '../../features/pagination/shown-count'
import type { CredentialState } from '../../generated/schema'
import { CredentialQueueDocument, useCredentialQueueQuery } from './credential-queue.generated'

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
  })
  return (
    <Loaded query={query} loading="Loading registrations" height="12rem" failure="Registrations could not be loaded">
      {({ credentialQueue }) => (
        <Panel title={title}>
          {credentialQueue.nodes.length === 0 ? (
            <EmptyPanel text={empty} />
          ) : (
            <PagedList
              connection={credentialQueue}
              shown={shown}
              query={CredentialQueueDocument}
              variables={(page) => ({ ...page, state })}
              size="small"
              suffix=" registrations"
              row={(credential, ref) => (
                <CredentialRow credential={credential} titleRef={ref} withOwner onAdvanced={onAdvanced} />
              )}
            />
          )}
        </Panel>
      )}
    </Loaded>
  )
}
