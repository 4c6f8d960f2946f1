import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { Composer } from '../../features/conversation/composer'
import { knowConversations } from '../../features/conversation/know-conversations'
import { LetterBox } from '../../features/conversation/letter-box'
import { useStartConversationMutation } from '../../features/conversation/start-conversation.generated'
import { useNews } from '../../features/live/use-news'
import { FailedPart } from '../../features/page/late-failed-part'
import { useSession } from '../../features/session/use-session'
import { Loading, Skeleton } from '../../ui/skeleton'
import { Block } from './block'
import { type TalkQuery, useTalkQuery } from './talk.generated'
import styles from './talk.module.css'

/** What the two sides write to each other about it. It comes after the rest, and grows as news come. */
export const Talk = ({ id }: { id: string }) => {
  const { cache } = useApolloClient()
  useState(() => knowConversations(cache))
  const { data, error, refetch } = useTalkQuery({ variables: { id }, fetchPolicy: 'cache-and-network' })
  useNews(() => refetch())
  if (!data?.engagement && error)
    return <FailedPart title="The conversation could not be loaded" error={error} again={() => refetch()} />
  return (
    <Block title="Conversation">
      {data?.engagement ? (
        <Exchange engagement={data.engagement} again={() => refetch()} />
      ) : (
        <Loading label="Loading the conversation">
          <Skeleton height="12rem" />
        </Loading>
      )}
    </Block>
  )
}

interface ExchangeProps {
  engagement: NonNullable<TalkQuery['engagement']>
  again: () => Promise<unknown>
}

const Exchange = ({ engagement, again }: ExchangeProps) => {
  const { id, viewerSide, buyer, seller, conversation } = engagement
  const { user } = useSession()
  const [start] = useStartConversationMutation()
  const send = async (body: string, clientId: string) => {
    const input = { about: { engagementId: id }, body, clientId }
    const answer = (await start({ variables: { input } })).data?.startConversation
    // It has arrived, whether it can be shown at once or not.
    if (answer?.__typename === 'MessageSent') await again().catch(() => {})
    return answer
  }
  const isParty = viewerSide !== 'ADMIN'
  const other = viewerSide === 'BUYER' ? seller : buyer
  const nothing = isParty
    ? `Nothing is written yet. What you write here, ${other.name} reads.`
    : 'The two have written nothing to each other about it.'
  return (
    <div className={styles.talk}>
      {conversation && user ? (
        <LetterBox conversation={conversation} viewerId={user.id} />
      ) : (
        <p className={styles.said}>{nothing}</p>
      )}
      {isParty && conversation?.canWrite !== false && <Composer of={id} send={send} />}
      {isParty && conversation?.canWrite === false && (
        <p className={styles.said}>This member can’t be written to at present.</p>
      )}
      {!isParty && conversation && <p className={styles.said}>Only the two sides write here.</p>}
    </div>
  )
}
