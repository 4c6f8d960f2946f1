import { useApolloClient } from '@apollo/client/react'
import { Link } from 'react-router-dom'
import { NothingYet } from '../../features/dashboard/nothing-yet'
import { Panel } from '../../features/dashboard/panel'
import { shortDay } from '../../features/dashboard/when'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { CustomerSavedDocument, type CustomerSavedQuery } from './customer-saved.generated'
import styles from './customer-saved.module.css'
import { useRemoveSavedSearchMutation } from './remove-saved-search.generated'
import { searchPath } from './search-path'

export const SavedSearches = ({ searches }: { searches: CustomerSavedQuery['savedSearches'] }) => {
  const client = useApolloClient()
  const [remove, { error }] = useRemoveSavedSearchMutation()
  return (
    <Panel title="Searches">
      {error && <Notice text="It could not be removed. Please try again." />}
      {searches.length === 0 && (
        <NothingYet text="Save a search, and you are told when something new is published that matches." />
      )}
      <ul className={styles.list}>
        {searches.map((search) => (
          <li key={search.id}>
            <div className={styles.what}>
              <Link to={searchPath(search)} dir="auto">
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
