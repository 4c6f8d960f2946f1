import { useId } from 'react'
import { Composer } from '../../features/conversation/composer'
import { LetterBox } from '../../features/conversation/letter-box'
import { useReply } from '../../features/conversation/use-reply'
import { NothingYet } from '../../features/dashboard/nothing-yet'
import { useNews } from '../../features/live/use-news'
import { FailedPart } from '../../features/page/late-failed-part'
import { Loading, Skeleton } from '../../ui/skeleton'
import { type ThreadQuery, useThreadQuery } from './thread.generated'
import styles from './thread.module.css'
import { ThreadHead } from './thread-head'

interface Props {
  id: string
  viewerId: string
  /** The list, on a phone. */
  back: string
}

/** One conversation: what was written, and where one answers. */
export const Thread = ({ id, viewerId, back }: Props) => {
  const { data, error, refetch } = useThreadQuery({ variables: { id }, fetchPolicy: 'cache-and-network' })
  useNews(() => refetch())
  if (data?.conversation) return <Open conversation={data.conversation} viewerId={viewerId} back={back} />
  if (data) return <NothingYet text="This conversation is not here any more." />
  if (error) return <FailedPart title="The conversation could not be loaded" error={error} again={() => refetch()} />
  return (
    <Loading label="Loading the conversation">
      <div className={styles.waiting}>
        <Skeleton width="40%" height="2.5rem" />
        <Skeleton height="18rem" />
        <Skeleton height="5rem" />
      </div>
    </Loading>
  )
}

interface OpenProps {
  conversation: NonNullable<ThreadQuery['conversation']>
  viewerId: string
  back: string
}

const Open = ({ conversation, viewerId, back }: OpenProps) => {
  const { id, canWrite } = conversation
  const headingId = useId()
  const reply = useReply(id)
  return (
    <section className={styles.thread} aria-labelledby={headingId}>
      <ThreadHead conversation={conversation} headingId={headingId} back={back} />
      <LetterBox conversation={conversation} viewerId={viewerId} />
      {canWrite ? (
        <Composer key={id} of={id} send={reply} />
      ) : (
        <p className={styles.closed}>This member can’t be written to at present.</p>
      )}
    </section>
  )
}
