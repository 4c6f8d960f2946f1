import { useId } from 'react'
import { useSearchParams } from 'react-router-dom'
import { LoadMore } from '../../features/pagination/load-more'
import { useShownCount } from '../../features/pagination/shown-count'
import { usePagination } from '../../features/pagination/use-pagination'
import { SearchBox } from '../../ui/form/search-box'
import styles from './conversation-list.module.css'
import { ConversationRow } from './conversation-row'
import { MessagesDocument, type MessagesQuery } from './messages.generated'

interface Props {
  conversations: MessagesQuery['conversations']
  /** `28 conversations` */
  total: string
  text: string | null
  /** The id of the open conversation. */
  open: string | null
}

export const ConversationList = ({ conversations, total, text, open }: Props) => {
  const id = useId()
  const [params, setParams] = useSearchParams()
  const { nodes, more, entryRef } = usePagination({
    connection: conversations,
    shown: useShownCount(),
    query: MessagesDocument,
    variables: (page) => ({ text, ...page }),
    total,
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
          const search = String(new FormData(event.currentTarget).get('text')).trim()
          setParams(search ? { text: search } : {})
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
      {nodes.length === 0 && <p className={styles.none}>No conversation matches.</p>}
      <ul>
        {nodes.map((conversation) => (
          <li key={conversation.id}>
            <ConversationRow
              conversation={conversation}
              to={pathTo(conversation.id)}
              current={conversation.id === open}
              linkRef={entryRef(conversation.id)}
            />
          </li>
        ))}
      </ul>
      {more && <LoadMore {...more} />}
    </section>
  )
}
