import { useSearchParams } from 'react-router-dom'
import { DashboardPage } from '../../features/dashboard/dashboard-page'
import { EmptyPanel, Panel } from '../../features/dashboard/panel'
import { useLiveUpdates } from '../../features/live-updates/live-updates'
import { Loaded } from '../../features/page/errors/loaded'
import { Link } from '../../features/page/layout/link'
import { ButtonLink } from '../../features/page/layout/links'
import { useShownCount } from '../../features/pagination/shown-count'
import { useSession } from '../../features/session/session-store'
import { pluralizeTotal, searchTextIn } from '../../lib/text'
import { Icon } from '../../ui/icon/icon'
import { ConversationList } from './conversation-list'
import { useMessagesQuery } from './messages.generated'
import styles from './messages.module.css'
import { Thread } from './thread/thread'

const lead = 'Conversations with buyers, sellers and applicants, last message first.'

export const Messages = () => {
  const [params] = useSearchParams()
  const { user } = useSession()
  const text = searchTextIn(params, 'text') || null
  const { data, previousData, error, refetch } = useMessagesQuery({
    variables: { text, first: useShownCount().first },
    fetchPolicy: 'cache-and-network',
  })
  useLiveUpdates(() => refetch())
  const openId = params.get('conversation')
  const listParams = new URLSearchParams(params)
  listParams.delete('conversation')
  const unread = data?.viewer?.unreadMessages ?? 0
  return (
    <DashboardPage title="Messages" lead={unread > 0 ? `${lead} ${unread} unread.` : lead}>
      <Loaded
        // The former list stays while a search loads, and with it the focus in the search box.
        query={{ data: data ?? (error ? undefined : previousData), error, refetch }}
        loading="Loading your conversations"
        height="34rem"
        failure="Your conversations could not be loaded"
      >
        {({ conversations }) =>
          data?.conversations.nodes.length === 0 && !text && !openId ? (
            <NoMessages />
          ) : (
            <div className={styles.columns} data-open={openId !== null}>
              <ConversationList
                conversations={conversations}
                total={pluralizeTotal(conversations, 'conversation')}
                text={text}
                openId={openId}
                busy={!data}
              />
              <div className={styles.thread}>
                {openId && user ? (
                  <>
                    <Link className={styles.back} to={`?${listParams}`}>
                      <Icon name="chevron" />
                      Conversations
                    </Link>
                    <Thread key={openId} id={openId} viewerId={user.id} />
                  </>
                ) : (
                  <EmptyPanel text="Choose a conversation to read it." />
                )}
              </div>
            </div>
          )
        }
      </Loaded>
    </DashboardPage>
  )
}

const NoMessages = () => (
  <Panel title="No messages yet">
    <EmptyPanel text="Write to a company or a freelancer from their page; their answers appear here.">
      <ButtonLink to="/companies">Browse companies</ButtonLink>
    </EmptyPanel>
  </Panel>
)
