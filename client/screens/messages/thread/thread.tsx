import type { FragmentType } from '@apollo/client'
import { useId } from 'react'
import { Composer } from '../../../features/conversation/composer'
import { MessageThread } from '../../../features/conversation/message-thread'
import type { MessageContent } from '../../../features/conversation/send-message'
import { useSignalTyping } from '../../../features/conversation/typing'
import { EmptyPanel } from '../../../features/dashboard/panel'
import { useLiveUpdates } from '../../../features/live-updates/live-updates'
import { LoadError } from '../../../features/page/errors/load-error'
import { Link } from '../../../features/page/layout/link'
import { roleName } from '../../../features/session/roles'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton'
import { Avatar } from '../../../ui/icon/avatar'
import { Icon } from '../../../ui/icon/icon'
import { BlockButton } from './block-button'
import { type ThreadQuery, useSendMessageMutation, useThreadQuery } from './thread.generated'
import styles from './thread.module.css'
import { type ThreadHeader_ConversationFragment, useThreadHeader_ConversationFragment } from './thread-header.generated'

interface Props {
  id: string
  viewerId: string
}

export const Thread = ({ id, viewerId }: Props) => {
  const { data, error, refetch } = useThreadQuery({ variables: { id }, fetchPolicy: 'cache-and-network' })
  useLiveUpdates(() => refetch())
  if (data?.conversation) return <OpenThread conversation={data.conversation} viewerId={viewerId} />
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
}

const OpenThread = ({ conversation, viewerId }: OpenThreadProps) => {
  const { id, canWrite, blocked } = conversation
  const onTyping = useSignalTyping(id)
  const headingId = useId()
  const [sendMessage] = useSendMessageMutation()
  const send = async (message: MessageContent) =>
    (await sendMessage({ variables: { input: { conversationId: id, ...message } } })).data?.sendMessage
  return (
    <section className={styles.thread} aria-labelledby={headingId}>
      <ThreadHeader conversation={conversation} headingId={headingId} />
      <MessageThread conversation={conversation} viewerId={viewerId} />
      {canWrite ? (
        <Composer key={id} draftOf={id} onTyping={onTyping} send={send} />
      ) : (
        <p className={styles.closed}>
          {blocked
            ? 'You have blocked this account. Unblock it to write.'
            : 'You can’t message this account at the moment.'}
        </p>
      )}
    </section>
  )
}

interface HeaderProps {
  conversation: FragmentType<ThreadHeader_ConversationFragment>
  headingId: string
}

const ThreadHeader = ({ conversation: from, headingId }: HeaderProps) => {
  const { id, about, otherParty, blocked } = useThreadHeader_ConversationFragment(from)
  return (
    <header className={styles.head}>
      <div className={styles.otherParty}>
        <Avatar src={otherParty.avatar} />
        <div>
          <h2 id={headingId} dir="auto">
            {otherParty.name}
          </h2>
          <p dir="auto">{[roleName[otherParty.role], otherParty.company?.name].filter(Boolean).join(', ')}</p>
          <BlockButton conversationId={id} name={otherParty.name} blocked={blocked} />
        </div>
      </div>
      <Link className={styles.subject} to={about.path}>
        <b dir="auto">{about.title}</b>
        <Icon name="right" />
      </Link>
    </header>
  )
}
