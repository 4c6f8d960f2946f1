import type { FragmentType } from '@apollo/client'
import { onDay, shortDay } from '../../../lib/dates'
import { formatPrice } from '../../../lib/money'
import { Paragraphs } from '../../../ui/text/paragraphs'
import { EngagementSection } from '../engagement-section'
import { type OpenAmendment_EngagementFragment, useOpenAmendment_EngagementFragment } from './open-amendment.generated'
import styles from './open-amendment.module.css'

/** The open amendment, with the due date and the price that it would change. */
export const OpenAmendment = ({ engagement: from }: { engagement: FragmentType<OpenAmendment_EngagementFragment> }) => {
  const engagement = useOpenAmendment_EngagementFragment(from)
  const { amendment } = engagement
  if (!amendment) return null
  const changes = changesOf(engagement)
  return (
    <div className={styles.amendment}>
      <EngagementSection title={amendment.title}>
        <div className={styles.message}>
          <Paragraphs text={amendment.message} />
        </div>
        {changes.length > 0 && (
          <dl className={styles.changes}>
            {changes.map(({ term, now, before }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>
                  <b>{now}</b>
                  {before && ` instead of ${before}`}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {amendment.expiresAt && (
          <p>
            Without an answer this expires <time dateTime={amendment.expiresAt}>{onDay(amendment.expiresAt)}</time>, and
            nothing changes.
          </p>
        )}
      </EngagementSection>
    </div>
  )
}

interface Change {
  term: string
  now: string
  before?: string | null
}

const changesOf = ({
  amendment,
  dueAt,
  money,
  viewerSide,
  buyer,
  seller,
}: OpenAmendment_EngagementFragment): Change[] => {
  if (!amendment) return []
  const { newDueAt, newPrice, rounds, refund, release } = amendment
  return [
    ...(newDueAt ? [{ term: 'Due', now: shortDay(newDueAt), before: dueAt && shortDay(dueAt) }] : []),
    ...(newPrice === null
      ? []
      : [
          { term: 'Price', now: formatPrice(newPrice), before: money.price === null ? null : formatPrice(money.price) },
        ]),
    ...(rounds > 0 ? [{ term: 'Rounds of changes', now: `${rounds} more` }] : []),
    ...(refund === null
      ? []
      : [{ term: `Back to ${viewerSide === 'BUYER' ? 'you' : buyer.name}`, now: formatPrice(refund) }]),
    ...(release === null
      ? []
      : [{ term: `Released to ${viewerSide === 'SELLER' ? 'you' : seller.name}`, now: formatPrice(release) }]),
  ]
}
