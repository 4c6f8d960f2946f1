import { useApolloClient } from '@apollo/client/react'
import { Link } from 'react-router-dom'
import { EmptyPanel, Panel } from '../../features/dashboard/panel'
import { shortDay } from '../../lib/dates'
import { savedSearchPath } from '../../lib/paths'
import { Notice } from '../../ui/feedback/notice'
import { Button } from '../../ui/form/button'
import {
  CustomerSavedDocument,
  type CustomerSavedQuery,
  useRemoveSavedSearchMutation,
} from './customer-saved.generated'
import styles from './customer-saved.module.css'

export const SavedSearches = ({ searches }: { searches: CustomerSavedQuery['savedSearches'] }) => {
  const client = useApolloClient()
  const [remove, { error }] = useRemoveSavedSearchMutation()
  return (
    <Panel title="Searches">
      {error && <Notice text="It could not be removed. Please try again." />}
      {searches.length === 0 && <EmptyPanel text="Save a search and we notify you when something new matches." />}
      <ul className={styles.list}>
        {searches.map((search) => (
          <li key={search.id}>
            <div className={styles.what}>
              <Link to={savedSearchPath(search)} dir="auto">
                {search.name}
              </Link>
              <span>{`Saved ${shortDay(search.createdAt)}`}</span>
            </div>
            <Button
              variant="line"
              size="small"
              aria-label={`Remove: ${search.name}`}
              onClick={() => {
                remove({ variables: { id: search.id } })
                  .then(() => client.refetchQueries({ include: [CustomerSavedDocument] }))
                  .catch(() => {})
              }}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
