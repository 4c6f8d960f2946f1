import { useApolloClient } from '@apollo/client/react'
import { useEffect, useId, useRef, useState } from 'react'
import { Composer } from '../../features/conversation/composer'
import { Letters } from '../../features/conversation/letters'
import { NothingYet } from '../../features/dashboard/nothing-yet'
import { useNews } from '../../features/live/use-news'
import { FailedPart } from '../../features/page/late-failed-part'
import { Button } from '../../ui/button'
import { Loading, Skeleton } from '../../ui/skeleton'
import { useMarkReadMutation } from './mark-read.generated'
import { ThreadDocument, type ThreadQuery, useThreadQuery } from './thread.generated'
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
  const { id, other, canWrite, messages } = conversation
  const headingId = useId()
  const last = messages.nodes[0]?.sequence
  useRead(conversation)
  return (
    <section className={styles.thread} aria-labelledby={headingId}>
      <ThreadHead conversation={conversation} headingId={headingId} back={back} />
      <div className={styles.letters} ref={useLowest(last)}>
        <Earlier id={id} pageInfo={messages.pageInfo} />
        <Letters name={other.name} viewerId={viewerId} messages={messages.nodes.toReversed()} />
      </div>
      {canWrite ? (
        <Composer key={id} conversationId={id} />
      ) : (
        <p className={styles.closed}>This member can’t be written to at present.</p>
      )}
    </section>
  )
}

/** What is open is read. */
const useRead = ({ id, unreadCount, messages }: OpenProps['conversation']) => {
  const [markRead] = useMarkReadMutation()
  const upTo = messages.nodes[0]?.sequence
  useEffect(() => {
    if (unreadCount > 0 && upTo !== undefined) markRead({ variables: { conversationId: id, upTo } }).catch(() => {})
  }, [markRead, id, unreadCount, upTo])
}

/** Shows the last message when one comes; earlier ones that are loaded leave the place where it is. */
const useLowest = (last: number | undefined) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (last !== undefined && box.current) box.current.scrollTop = box.current.scrollHeight
  }, [last])
  return box
}

const Earlier = ({ id, pageInfo }: { id: string; pageInfo: OpenProps['conversation']['messages']['pageInfo'] }) => {
  const client = useApolloClient()
  const [state, setState] = useState<'still' | 'busy' | 'failed'>('still')
  if (!pageInfo.hasNextPage) return null
  const load = async () => {
    setState('busy')
    const variables = { id, after: pageInfo.endCursor }
    await client.query({ query: ThreadDocument, variables, fetchPolicy: 'network-only' }).then(
      () => setState('still'),
      () => setState('failed'),
    )
  }
  return (
    <div className={styles.earlier}>
      {state === 'failed' && <p role="alert">Earlier messages could not be loaded.</p>}
      <Button variant="line" size="small" disabled={state === 'busy'} onClick={load}>
        {state === 'failed' ? 'Try again' : 'Earlier messages'}
      </Button>
    </div>
  )
}
