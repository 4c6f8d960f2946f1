import { useApolloClient } from '@apollo/client/react'
import { use, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { HasUnsaved } from '../../../features/form/unsaved-changes'
import { useLiveUpdates } from '../../../features/live-updates/live-updates'
import { useMarkVisited } from '../../../features/notifications/use-mark-visited'
import { useSession } from '../../../features/session/session-store'
import { timeAgo } from '../../../lib/dates'
import { engagementPath } from '../../../lib/paths'
import { Button } from '../../../ui/button/button'
import { byActorName } from '../timeline/by-actor-name'
import { DatesAndReviewsDocument } from './dates-and-reviews.generated'
import { EngagementChangesDocument, type EngagementChangesQuery } from './engagement-changes.generated'
import styles from './live-engagement.module.css'

interface Props {
  id: string
  /** The version that the page shows, and the time of its change. */
  version: number
  updatedAt: string
  /** An open form keeps the sums that its reader has seen. */
  isFormOpen: boolean
  /** Loads the page again. Rejects, and keeps what is shown, if that fails. */
  refetch: () => Promise<unknown>
}

/**
 * Refetches the page when the engagement has changed. While a form is open or has text in it, a bar says what changed, so that the
 * form is not taken away.
 */
export const LiveEngagement = ({ id, version, updatedAt, isFormOpen, refetch }: Props) => {
  const client = useApolloClient()
  const hasUnsaved = use(HasUnsaved)
  const { key } = useLocation()
  const { user } = useSession()
  const [latest, setLatest] = useState<EngagementChangesQuery['engagement']>(null)
  // The path of notifications, though a link may name the engagement by its number.
  useMarkVisited(engagementPath(id))

  // An effect event: a form may have been opened while the request was under way.
  const onAnswer = useEffectEvent(async ({ engagement }: EngagementChangesQuery) => {
    if (!engagement || engagement.version === version) return
    if (isFormOpen || hasUnsaved()) setLatest(engagement)
    // A failure keeps the page, and `useLiveUpdates` repeats the check.
    else await refetch()
  })
  const check = async () => {
    const variables = { id }
    const { data } = await client.query({ query: EngagementChangesDocument, variables, fetchPolicy: 'no-cache' })
    if (data) await onAnswer(data)
  }
  // Dates and reviews change without a version. They take no form away, so they are shown at once.
  const refetchDatesAndReviews = () =>
    client.query({ query: DatesAndReviewsDocument, variables: { id }, fetchPolicy: 'network-only' })
  useLiveUpdates(() => Promise.all([check(), refetchDatesAndReviews()]))
  const onVisit = useEffectEvent(() => {
    check().catch(() => {})
  })
  // A link to the page that is open navigates to it with a new key.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says that the page was visited again
  useEffect(() => onVisit(), [key])

  const show = async () => {
    await refetch()
    // The bar, which had the focus, is gone.
    document.getElementById('status')?.focus()
  }

  if (!latest || latest.version <= version) return null
  return (
    <div className={styles.bar} role="status">
      <p dir="auto">{changeText(latest.events.at(-1), updatedAt, user?.id)}</p>
      <Button size="small" variant="line" onClick={() => void show().catch(() => {})}>
        Show
      </Button>
    </div>
  )
}

type Event = NonNullable<EngagementChangesQuery['engagement']>['events'][number]

/** A suspension, or a step between admins, changes the order without an event that the viewer reads. */
const changeText = (newest: Event | undefined, updatedAt: string, viewerId: string | undefined) =>
  newest && newest.at > updatedAt
    ? `${newest.label} ${byActorName(newest, viewerId)} ${timeAgo(newest.at)}.`
    : 'This order has changed.'
