import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { SaveSearchInput } from '../../generated/schema'
import { focusOnMount } from '../../lib/focus/focus-on-mount'
import { loginPath } from '../../lib/paths'
import { Button } from '../../ui/button/button'
import { problemOf, refusalOf } from '../form/form-result'
import { TextLink } from '../page/layout/links'
import { savedPathOf } from '../session/own-pages'
import { mayBuy } from '../session/roles'
import { useSession } from '../session/session-store'
import { isSearch, pendingSave, SEARCH } from './pending-save'
import { adminText, showSaveNotification } from './save-notification-store'
import { useSaveSearchMutation } from './save-search.generated'
import styles from './save-search.module.css'
import { type SavedSearchCriteria_SearchFragment, useSavedSearchCriteriaQuery } from './saved-search-criteria.generated'

interface Props {
  criteria: SaveSearchInput
  /** Whether the results are filtered by rating, which is no criterion. */
  isRated: boolean
}

/** For accounts that buy and for signed-out visitors, who sign in first and find the search saved when they come back. */
export const SaveSearch = ({ criteria, isRated }: Props) => {
  const { user } = useSession()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const path = pathname + search
  const [save, { loading }] = useSaveSearchMutation()
  const [problem, setProblem] = useState('')
  const [isSaved, setSaved] = useState(false)
  const { data } = useSavedSearchCriteriaQuery({ skip: !user || !mayBuy(user.role), fetchPolicy: 'cache-and-network' })
  const press = async () => {
    if (!user) {
      pendingSave.set({ what: SEARCH, path })
      return navigate(loginPath(path))
    }
    try {
      const answer = (await save({ variables: { input: criteria } })).data?.saveSearch
      if (answer?.__typename === 'SearchSaved') setSaved(true)
      else setProblem(problemOf(answer).problem)
    } catch (error) {
      setProblem(refusalOf(error) ?? 'It could not be saved. Please try again.')
    }
  }
  const onMount = useEffectEvent(() => {
    // Coming back without having signed in cancels the save.
    if (!user) return pendingSave.clear()
    if (!pendingSave.take(path, isSearch)) return
    if (mayBuy(user.role)) press()
    else showSaveNotification({ text: adminText })
  })
  useEffect(() => onMount(), [])
  if (user && !mayBuy(user.role)) return null
  if (isSaved || data?.savedSearches.some((search) => isSame(search, criteria)))
    return (
      <div className={styles.save}>
        {/* The button that had the focus is gone. */}
        <p role="status" tabIndex={-1} ref={isSaved ? focusOnMount : undefined}>
          {`${savedText(isSaved, isRated)} We notify you when something new matches.`}
        </p>
        {user && <TextLink to={savedPathOf(user.role)}>Your saved searches</TextLink>}
      </div>
    )
  return (
    <div className={styles.save}>
      <Button variant="line" size="small" busy={loading} onClick={press}>
        Save this search
      </Button>
      {isRated && <p>Without the rating: new listings have none yet.</p>}
      <p role="status">{problem}</p>
    </div>
  )
}

const savedText = (isNew: boolean, isRated: boolean) => {
  const rating = isRated ? ' without the rating, which new listings do not have yet' : ''
  return isNew ? `Saved${rating}.` : `You have saved this search${rating}.`
}

/** The server folds the case and the spaces of a saved text. */
const isSame = (saved: SavedSearchCriteria_SearchFragment, criteria: SaveSearchInput) =>
  saved.text === (criteria.text ?? '').replace(/\s+/g, ' ').normalize('NFC').toLowerCase() &&
  saved.category?.slug === (criteria.category ?? undefined) &&
  saved.verified === (criteria.verified ?? false) &&
  saved.language === (criteria.language?.toUpperCase() ?? null) &&
  (['kind', 'minPrice', 'maxPrice', 'maxDeliveryDays', 'sellerRole', 'jurisdiction'] as const).every(
    (name) => saved[name] === (criteria[name] ?? null),
  )
