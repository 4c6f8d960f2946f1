import { useApolloClient } from '@apollo/client/react'
import { useId } from 'react'
import { useSearchParams } from 'react-router-dom'
import { LoadMore } from '../../features/listing/load-more'
import { pageSize } from '../../features/listing/shown'
import { useMore } from '../../features/listing/use-more'
import { SearchBox } from '../../ui/search-box'
import { ConversationLine } from './conversation-line'
import styles from './conversation-list.module.css'
import { MessagesDocument, type MessagesQuery } from './messages.generated'

interface Props extends MessagesQuery {
  /** `28 conversations` */
  total: string
  text: string | null
  /** Id of the one that is open. */
  open: string | null
}

export const ConversationList = ({ conversations, viewer, total, text, open }: Props) => {
  const id = useId()
  const client = useApolloClient()
  const [params, setParams] = useSearchParams()
  const { more, linkRef } = useMore({
    list: conversations,
    total,
    load: async (after) => {
      const variables = { text, first: pageSize, after }
      return (await client.query({ query: MessagesDocument, variables, fetchPolicy: 'no-cache' })).data?.conversations
    },
    keep: (list, first) =>
      client.writeQuery({
        query: MessagesDocument,
        variables: { text, first },
        data: { conversations: list, viewer },
      }),
  })
  const pathTo = (conversation: string) => {
    const to = new URLSearchParams(params)
    to.set('conversation', conversation)
    return `?${to}`
  }
  return (
    <section className={styles.list} aria-labelledby={id}>
      <h2 id={id} className="visually-hidden">
        Conversations
      </h2>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers of 2023 and our test library do not know <search> yet */}
      <form
        className={styles.find}
        role="search"
        aria-label="Search conversations"
        onSubmit={(event) => {
          event.preventDefault()
          const wanted = String(new FormData(event.currentTarget).get('text')).trim()
          setParams(wanted ? { text: wanted } : {})
        }}
      >
        <SearchBox
          label="Search conversations"
          name="text"
          placeholder="Search conversations"
          defaultValue={text ?? ''}
          maxLength={200}
        />
      </form>
      {conversations.nodes.length === 0 && <p className={styles.none}>No conversation matches.</p>}
      <ul>
        {conversations.nodes.map((conversation) => (
          <li key={conversation.id}>
            <ConversationLine
              conversation={conversation}
              to={pathTo(conversation.id)}
              current={conversation.id === open}
              linkRef={linkRef(conversation.id)}
            />
          </li>
        ))}
      </ul>
      {more && <LoadMore {...more} />}
    </section>
  )
}
