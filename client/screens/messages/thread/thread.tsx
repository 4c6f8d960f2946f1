import type { FragmentType } from '@apollo/client'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { Composer } from '../../../features/conversation/composer'
import { MessageThread } from '../../../features/conversation/message-thread'
import { EmptyPanel } from '../../../features/dashboard/panel'
import { useLiveUpdates } from '../../../features/live-updates/live-updates'
import { LoadError } from '../../../features/page/errors/load-error'
import { roleName } from '../../../features/session/roles'
import { subjectPath } from '../../../lib/paths'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton'
import { Avatar } from '../../../ui/icon/avatar'
import { Icon } from '../../../ui/icon/icon'
import { type ThreadQuery, useSendMessageMutation, useThreadQuery } from './thread.generated'
import styles from './thread.module.css'
import { type ThreadHeader_ConversationFragment, useThreadHeader_ConversationFragment } from './thread-header.generated'

interface Props {
  id: string
  viewerId: string
  /** The list of conversations, which hides behind the thread on a phone. */
  back: string
}

/** The open conversation: its messages and the form to answer. */
export const Thread = ({ id, viewerId, back }: Props) => {
  const { data, error, refetch } = useThreadQuery({ variables: { id }, fetchPolicy: 'cache-and-network' })
  useLiveUpdates(() => refetch())
  if (data?.conversation) return <OpenThread conversation={data.conversation} viewerId={viewerId} back={back} />
  if (data) return <EmptyPanel text="This conversation is no longer available." />
  if (error) return <LoadError title="The conversation could not be loaded" error={error} retry={() => refetch()} />
  return (
    <Loading label="Loading the conversation">
      <div className={styles.skeleton}>
        <Skeleton width="40%" height="2.5rem" />
        <Skeleton height="18rem" />
        <Skeleton height="5rem" />
      </div>
    </Loading>
  )
}

interface OpenThreadProps {
  conversation: NonNullable<ThreadQuery['conversation']>
  viewerId: string
  back: string
}

const OpenThread = ({ conversation, viewerId, back }: OpenThreadProps) => {
  const { id, canWrite } = conversation
  const headingId = useId()
  const [sendMessage] = useSendMessageMutation()
  const send = async (body: string, clientId: string) =>
    (await sendMessage({ variables: { input: { conversationId: id, body, clientId } } })).data?.sendMessage
  return (
    <section className={styles.thread} aria-labelledby={headingId}>
      <ThreadHeader conversation={conversation} headingId={headingId} back={back} />
      <MessageThread conversation={conversation} viewerId={viewerId} />
      {canWrite ? (
        <Composer key={id} draftOf={id} send={send} />
      ) : (
        <p className={styles.closed}>You can’t message this member at the moment.</p>
      )}
    </section>
  )
}

interface HeaderProps {
  conversation: FragmentType<ThreadHeader_ConversationFragment>
  headingId: string
  /** The list of conversations, for phones. */
  back: string
}

/** The other party, and what the conversation is about. */
const ThreadHeader = ({ conversation: from, headingId, back }: HeaderProps) => {
  const { about, otherParty } = useThreadHeader_ConversationFragment(from)
  return (
    <header className={styles.head}>
      <Link className={styles.back} to={back}>
        <Icon name="chevron" />
        Conversations
      </Link>
      <div className={styles.person}>
        <Avatar src={otherParty.avatar} />
        <div>
          <h2 id={headingId} dir="auto">
            {otherParty.name}
          </h2>
          <p dir="auto">{[roleName[otherParty.role], otherParty.company?.name].filter(Boolean).join(', ')}</p>
        </div>
      </div>
      <Link className={styles.about} to={subjectPath(about)}>
        <b dir="auto">{about.title}</b>
        <Icon name="right" />
      </Link>
    </header>
  )
}
