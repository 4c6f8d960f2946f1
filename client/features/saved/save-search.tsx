import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { SaveSearchInput } from '../../generated/schema'
import { loginPath } from '../../lib/paths'
import { Button } from '../../ui/button/button'
import { useSession } from '../session/session-store'
import { useSaveSearchMutation } from './save-search.generated'
import styles from './save-search.module.css'

/** For customers and for signed-out visitors, who sign in first and come back to the search. */
export const SaveSearch = ({ criteria }: { criteria: SaveSearchInput }) => {
  const { user } = useSession()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [save, { loading }] = useSaveSearchMutation()
  const [message, setMessage] = useState('')
  if (user && user.role !== 'customer') return null
  const press = async () => {
    if (!user) return navigate(loginPath(pathname + search))
    const answer = await save({ variables: { input: criteria } }).then(
      ({ data }) => data?.saveSearch,
      () => undefined,
    )
    if (answer?.__typename === 'SearchSaved') return setMessage('Saved. We notify you when something new matches.')
    setMessage(answer?.message ?? 'It could not be saved. Please try again.')
  }
  return (
    <div className={styles.save}>
      <Button variant="line" size="small" disabled={loading} aria-busy={loading} onClick={press}>
        Save this search
      </Button>
      <p role="status">{message}</p>
    </div>
  )
}
