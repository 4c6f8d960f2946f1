import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { knowConversations } from '../../features/conversation/know-conversations'
import { Desk } from '../../features/dashboard/desk'
import { NothingYet } from '../../features/dashboard/nothing-yet'
import { Panel } from '../../features/dashboard/panel'
import { total } from '../../features/listing/counted'
import { shown } from '../../features/listing/shown'
import { useNews } from '../../features/live/use-news'
import { FailedPart } from '../../features/page/late-failed-part'
import { useSession } from '../../features/session/use-session'
import { buttonClass } from '../../ui/button'
import { Loading, Skeleton } from '../../ui/skeleton'
import { ConversationList } from './conversation-list'
import { useMessagesQuery } from './messages.generated'
import styles from './messages.module.css'
import { Thread } from './thread'

const sentence = 'Conversations with buyers, sellers and applicants, last message first.'

export const Messages = () => {
  const { cache } = useApolloClient()
  useState(() => knowConversations(cache))
  const [params] = useSearchParams()
  const { user } = useSession()
  const text = params.get('text')?.trim().slice(0, 200) || null
  const { data, error, refetch } = useMessagesQuery({
    variables: { text, first: shown(params) },
    fetchPolicy: 'cache-and-network',
  })
  useNews(() => refetch())
  const open = params.get('conversation')
  const list = new URLSearchParams(params)
  list.delete('conversation')
  const unread = data?.viewer?.unreadMessages ?? 0
  return (
    <Desk title="Messages" sentence={unread > 0 ? `${sentence} ${unread} unread.` : sentence}>
      {error && !data && (
        <FailedPart title="Your conversations could not be loaded" error={error} again={() => refetch()} />
      )}
      {!error && !data && (
        <Loading label="Loading your conversations">
          <Skeleton height="34rem" />
        </Loading>
      )}
      {data && data.conversations.nodes.length === 0 && !text && !open && <Nobody />}
      {data && (data.conversations.nodes.length > 0 || text || open) && (
        <div className={styles.mail} data-open={open !== null}>
          <ConversationList
            conversations={data.conversations}
            viewer={data.viewer}
            total={total(data.conversations, 'conversation')}
            text={text}
            open={open}
          />
          <div className={styles.thread}>
            {open && user ? (
              <Thread key={open} id={open} viewerId={user.id} back={`?${list}`} />
            ) : (
              <div className={styles.choose}>
                <NothingYet text="Choose a conversation to read it." />
              </div>
            )}
          </div>
        </div>
      )}
    </Desk>
  )
}

const Nobody = () => (
  <Panel title="No messages yet">
    <NothingYet text="Write to a company or a freelancer from their page; what they answer comes here.">
      <Link className={buttonClass({ variant: 'line' })} to="/companies">
        Browse companies
      </Link>
    </NothingYet>
  </Panel>
)
