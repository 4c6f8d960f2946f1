import { useApolloClient } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { refetchQuietly } from '../../apollo/refetch-quietly'
import { DashboardPage } from '../../features/dashboard/dashboard-page'
import { EmptyPanel, Panel } from '../../features/dashboard/panel'
import { actionProblem } from '../../features/form/form-result'
import { Loaded } from '../../features/page/errors/loaded'
import { Link } from '../../features/page/layout/link'
import { ButtonLink } from '../../features/page/layout/links'
import { PagedList } from '../../features/pagination/paged-list'
import { type ShownCount, useShownCount } from '../../features/pagination/shown-count'
import { toggleSave } from '../../features/saved/toggle-save'
import { shortDay } from '../../lib/dates'
import { savedSearchPath } from '../../lib/paths'
import { pluralizeTotal } from '../../lib/text'
import { Notice } from '../../ui/feedback/notice'
import { RemoveButton } from './remove-button'
import { SavedDocument, type SavedQuery, useRemoveSavedSearchMutation, useSavedQuery } from './saved.generated'
import styles from './saved.module.css'
import { SavedListingRow } from './saved-listing-row'

export const Saved = () => {
  const shown = useShownCount()
  const query = useSavedQuery({
    variables: { first: shown.first },
    fetchPolicy: 'cache-and-network',
  })
  return (
    <DashboardPage title="Saved items" lead="The listings and searches you saved.">
      <Loaded
        query={query}
        loading="Loading what you saved"
        height="24rem"
        failure="What you saved could not be loaded"
      >
        {(data) => (
          <div className={styles.saved}>
            <SavedListings savedListings={data.savedListings} shown={shown} />
            <SavedSearches searches={data.savedSearches} />
          </div>
        )}
      </Loaded>
    </DashboardPage>
  )
}

interface ListingsProps {
  savedListings: SavedQuery['savedListings']
  shown: ShownCount
}

const SavedListings = ({ savedListings, shown }: ListingsProps) => {
  const client = useApolloClient()
  const panel = useRef<HTMLElement>(null)
  const [problem, setProblem] = useState<string>()
  const remove = async (id: string) => {
    const { problem } = await toggleSave(client, id, false)
    setProblem(problem)
    if (problem) return
    await refetchQuietly(client, SavedDocument)
    panel.current?.focus()
  }
  return (
    <Panel title="Listings" focusable ref={panel}>
      {problem && <Notice text={problem} />}
      {savedListings.nodes.length === 0 && (
        <EmptyPanel text="Nothing saved yet. Save listings on the marketplace and find them here.">
          <ButtonLink to="/marketplace">Browse the marketplace</ButtonLink>
        </EmptyPanel>
      )}
      <PagedList
        className={styles.list}
        connection={savedListings}
        shown={shown}
        query={SavedDocument}
        variables={(page) => page}
        total={pluralizeTotal(savedListings, 'listing')}
        row={(listing, ref) => <SavedListingRow listing={listing} linkRef={ref} remove={() => remove(listing.id)} />}
      />
    </Panel>
  )
}

const SavedSearches = ({ searches }: { searches: SavedQuery['savedSearches'] }) => {
  const client = useApolloClient()
  const panel = useRef<HTMLElement>(null)
  const [remove, { error, data }] = useRemoveSavedSearchMutation()
  const problem = actionProblem(error, data?.removeSavedSearch)
  return (
    <Panel title="Searches" focusable ref={panel}>
      {problem && <Notice text={problem} />}
      {searches.length === 0 && <EmptyPanel text="Save a search and we notify you when something new matches." />}
      <ul className={styles.list}>
        {searches.map((search) => (
          <li key={search.id}>
            <div className={styles.text}>
              <Link to={savedSearchPath(search)} dir="auto">
                {search.name}
              </Link>
              <span>{`Saved ${shortDay(search.createdAt)}`}</span>
            </div>
            <RemoveButton
              name={search.name}
              remove={() =>
                remove({ variables: { id: search.id } })
                  .then(() => refetchQuietly(client, SavedDocument))
                  .then(() => panel.current?.focus())
                  .catch(() => {})
              }
            />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
