import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { SaveSearchInput } from '../../generated/schema'
import { Button } from '../../ui/button'
import { signInPath } from '../session/sign-in-path'
import { useSession } from '../session/use-session'
import { useSaveSearchMutation } from './save-search.generated'
import styles from './save-search.module.css'

/** For customers, and for who may be one. Whoever is signed out signs in first, and comes back to the search. */
export const SaveSearch = ({ wish }: { wish: SaveSearchInput }) => {
  const { user } = useSession()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [save, { loading }] = useSaveSearchMutation()
  const [said, setSaid] = useState('')
  if (user && user.role !== 'customer') return null
  const press = async () => {
    if (!user) return navigate(signInPath(pathname + search))
    const answer = await save({ variables: { input: wish } }).then(
      ({ data }) => data?.saveSearch,
      () => undefined,
    )
    if (answer?.__typename === 'SearchSaved') return setSaid('Saved. You are told when something new matches.')
    setSaid(answer?.message ?? 'It could not be saved. Please try again.')
  }
  return (
    <div className={styles.save}>
      <Button variant="line" size="small" disabled={loading} aria-busy={loading} onClick={press}>
        Save this search
      </Button>
      <p role="status">{said}</p>
    </div>
  )
}
