import type { UserRow } from '../../database/tables'
import { badInput } from '../../errors'
import { found, type Loader } from '../../loader'
import type { PageRequest } from '../../paging/page'
import { foldCase } from '../../text/fold-case'
import { isActive, type UserService } from '../user/user.service'
import { type ConversationRepository, placeOf } from './conversation.repository'
import type { MessagePages } from './message-pages'
import { isParty, otherThan, type SeenConversationRow } from './seen-conversation'

const LONGEST_TEXT = 200

interface Dependencies {
  conversations: ConversationRepository
  messages: MessagePages
  unread: Loader<{ unread: number } | undefined>
  inPlace: Loader<SeenConversationRow | undefined>
  user: UserService
}

type Viewer = UserRow | undefined

/** What people read of their conversations; writing is correspondence.service's. */
export const createConversationService = ({ conversations, messages, unread, inPlace, user: users }: Dependencies) => ({
  inbox: ({ id }: UserRow, text: string | null | undefined, request: PageRequest) => {
    const wanted = text?.trim()
    if (wanted && wanted.length > LONGEST_TEXT) throw badInput(`\`text\` has at most ${LONGEST_TEXT} characters.`)
    return conversations.inbox(id, wanted ? foldCase(wanted) : undefined, request)
  },

  /** To a stranger it isn't there. */
  find: async (viewer: UserRow, id: string) => {
    const conversation = await conversations.find(id, viewer.id)
    return conversation && (isParty(conversation, viewer.id) || viewer.role === 'ADMIN') ? conversation : undefined
  },

  other: (conversation: SeenConversationRow) => users.of(otherThan(conversation, conversation.viewerId)),

  parties: ({ lowId, highId }: SeenConversationRow) => Promise.all([users.of(lowId), users.of(highId)]),

  canWrite: async (conversation: SeenConversationRow) =>
    isParty(conversation, conversation.viewerId) &&
    isActive(await users.of(otherThan(conversation, conversation.viewerId))),

  lastMessage: messages.last,
  messages: messages.page,

  /** What a user has not read in all. */
  unreadOf: async ({ id }: UserRow, viewer: Viewer) => (id === viewer?.id ? ((await unread.load(id))?.unread ?? 0) : 0),

  /** About something that only two people have to do with, as one of them or an admin sees it. */
  about: async (subjectKind: 'ENGAGEMENT' | 'APPLICATION', subjectId: string, viewer: Viewer) =>
    viewer && inPlace.load(placeOf({ subjectKind, subjectId, viewerId: viewer.id })),

  /** As a party sees it after a change. */
  seen: async (id: string, viewer: UserRow) => found(await conversations.find(id, viewer.id), id),
})

export type ConversationService = ReturnType<typeof createConversationService>
