import type { Ref } from 'react'
import { Composer } from '../../../features/conversation/composer'
import { MessageThread } from '../../../features/conversation/message-thread'
import type { MessageContent } from '../../../features/conversation/send-message'
import { useStartConversationMutation } from '../../../features/conversation/start-conversation.generated'
import { useSignalTyping } from '../../../features/conversation/typing'
import { useLiveUpdates } from '../../../features/live-updates/live-updates'
import { LoadError } from '../../../features/page/errors/load-error'
import { useSession } from '../../../features/session/session-store'
import { Loading } from '../../../ui/feedback/skeleton'
import { EngagementSection } from '../engagement-section'
import { type EngagementConversationQuery, useEngagementConversationQuery } from './engagement-conversation.generated'
import styles from './engagement-conversation.module.css'

interface Props {
  id: string
  isCheckPending: boolean
  titleRef?: Ref<HTMLHeadingElement> | undefined
}

/** Loads after the page and follows live updates. */
export const EngagementConversation = ({ id, isCheckPending, titleRef }: Props) => {
  const { data, error, refetch } = useEngagementConversationQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  })
  useLiveUpdates(() => refetch())
  if (!data?.engagement && error)
    return <LoadError title="The conversation could not be loaded" error={error} retry={() => refetch()} />
  return (
    <EngagementSection title="Conversation" titleRef={titleRef}>
      {data?.engagement ? (
        <LoadedConversation engagement={data.engagement} refetch={() => refetch()} isCheckPending={isCheckPending} />
      ) : (
        <Loading label="Loading the conversation" height="12rem" />
      )}
    </EngagementSection>
  )
}

interface LoadedProps {
  engagement: NonNullable<EngagementConversationQuery['engagement']>
  refetch: () => Promise<unknown>
  /** Until a check for conflicts of interest is answered, nobody writes. */
  isCheckPending: boolean
}

const LoadedConversation = ({ engagement, refetch, isCheckPending }: LoadedProps) => {
  const { id, viewerSide, canMessage, buyer, seller, conversation } = engagement
  const { user } = useSession()
  const onTyping = useSignalTyping(conversation?.id)
  const [start] = useStartConversationMutation()
  const send = async (message: MessageContent) => {
    const input = { about: { engagementId: id }, ...message }
    const answer = (await start({ variables: { input } })).data?.startConversation
    // The message is sent, even if the refetch that shows it fails.
    if (answer?.__typename === 'MessageSent') await refetch().catch(() => {})
    return answer
  }
  const isParty = viewerSide !== 'ADMIN'
  const otherParty = viewerSide === 'BUYER' ? seller : buyer
  return (
    <div className={styles.conversation}>
      {conversation && user ? (
        <MessageThread conversation={conversation} viewerId={user.id} />
      ) : (
        <p className={styles.note}>{emptyText(isParty, canMessage, otherParty.name, isCheckPending)}</p>
      )}
      {canMessage && <Composer draftOf={id} onTyping={onTyping} send={send} />}
      {isParty && !canMessage && conversation && (
        <p className={styles.note}>{isCheckPending ? WAITING : 'You can’t message this account at the moment.'}</p>
      )}
      {!isParty && conversation && <p className={styles.note}>Only the buyer and the seller can write here.</p>}
    </div>
  )
}

const WAITING = 'You can write once the check for conflicts of interest is answered.'

const emptyText = (isParty: boolean, canMessage: boolean, name: string, isCheckPending: boolean) => {
  if (!isParty) return 'The buyer and the seller have not written to each other about this.'
  if (!canMessage && isCheckPending) return WAITING
  return canMessage
    ? `No messages yet. ${name} will see what you write here.`
    : 'No messages yet, and you can’t message this account at the moment.'
}
