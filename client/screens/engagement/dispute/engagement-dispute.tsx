import { Loaded } from '../../../features/page/errors/loaded'
import { onDayAtTime } from '../../../lib/dates'
import { serverNow } from '../../../lib/server-clock'
import { Avatar } from '../../../ui/icon/avatar'
import { Paragraphs } from '../../../ui/text/paragraphs'
import { EngagementSection } from '../engagement-section'
import { DisputeEntry } from './dispute-entry'
import { EarlierDispute } from './earlier-dispute'
import { type EngagementDisputeQuery, useEngagementDisputeQuery } from './engagement-dispute.generated'
import styles from './engagement-dispute.module.css'

type Engagement = NonNullable<EngagementDisputeQuery['engagement']>
type Dispute = NonNullable<Engagement['dispute']>

/** The open dispute: who wants what, all that was said, and what it is about. The parties read what the admin who decides reads. */
export const EngagementDispute = ({ id }: { id: string }) => {
  const query = useEngagementDisputeQuery({ variables: { id }, fetchPolicy: 'cache-and-network' })
  return (
    <Loaded query={query} loading="Loading the dispute" height="24rem" failure="The dispute could not be loaded">
      {({ engagement }) =>
        engagement?.dispute && <LoadedDispute engagement={engagement} dispute={engagement.dispute} />
      }
    </Loaded>
  )
}

interface LoadedProps {
  engagement: Engagement
  dispute: Dispute
}

const LoadedDispute = ({ engagement, dispute }: LoadedProps) => {
  const { viewerSide, disputeOpened, listing, listingDescription } = engagement
  const { thread, background, earlierDisputes } = dispute
  return (
    <>
      <EngagementSection title="The dispute">
        <p>{disputeOpened}.</p>
        <Parties dispute={dispute} />
        <ol className={styles.entries} aria-label="What was said in the dispute">
          {thread.map((event) => (
            <DisputeEntry key={event.id} event={event} sum="Suggested refund" />
          ))}
        </ol>
      </EngagementSection>
      <EngagementSection title="What it is about">
        {listingDescription ? (
          <div className={styles.sold}>
            <h3>The listing as it was sold</h3>
            <Paragraphs text={listingDescription} />
          </div>
        ) : (
          <p>{`How the listing was described on the day of sale was not recorded.${listing ? ' The title above leads to what it says today.' : ''}`}</p>
        )}
        <ol className={styles.entries} aria-label="What was agreed and delivered before">
          {background.map((event) => (
            <DisputeEntry key={event.id} event={event} sum="Price" />
          ))}
        </ol>
      </EngagementSection>
      {viewerSide === 'ADMIN' && (
        <EngagementSection title="Earlier disputes of both sides">
          {earlierDisputes.length === 0 ? (
            <p>Neither side had a dispute before.</p>
          ) : (
            <ul>
              {earlierDisputes.map((earlier) => (
                <EarlierDispute key={earlier.id} engagement={earlier} />
              ))}
            </ul>
          )}
        </EngagementSection>
      )}
    </>
  )
}

const sideNames = { BUYER: 'buyer', SELLER: 'seller', BROKER: 'broker', ADMIN: 'Marque' }

const Parties = ({ dispute: { parties, answerDueAt } }: { dispute: Dispute }) => (
  <dl className={styles.parties}>
    {parties.map(({ side, account, sentence, awaited }) => (
      <div key={side}>
        <dt>
          <Avatar src={account.avatar} size="small" />
          <span>
            <bdi>{account.name}</bdi>
            {`, ${sideNames[side]}`}
          </span>
        </dt>
        <dd>
          {sentence}
          {awaited && (
            <>
              {' The time to answer '}
              {Date.parse(answerDueAt) > serverNow().getTime() ? 'ends ' : 'ended '}
              <time dateTime={answerDueAt}>{onDayAtTime(answerDueAt)}</time>.
            </>
          )}
        </dd>
      </div>
    ))}
  </dl>
)
