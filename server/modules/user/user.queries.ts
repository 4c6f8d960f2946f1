import { loaderOfOne } from '../../database/loader'
import type { PageRequest } from '../../database/paging/page'
import { assertFound } from '../../database/rows'
import type { UserRow } from '../../database/tables/tables'
import type { UserFilter, UserSort } from '../../generated/resolvers'
import { badInput } from '../../lib/request-errors'
import { foldCase } from '../../lib/text'
import type { UserRepository } from './user.repository'

const MAX_FILTER_LENGTH = 200

interface UserList extends PageRequest {
  filter?: UserFilter | null | undefined
  sort: UserSort
}

export const createUserQueries = ({ userRepository }: { userRepository: UserRepository }) => {
  const byId = loaderOfOne(userRepository.byIds, ({ id }) => id)
  return {
    find: (id: string) => byId.load(id),

    /** Keeps an account that was read with another row in this request's loader. */
    prime: (user: UserRow) => void byId.prime(user.id, user),

    /** Admins find every account that isn't deleted, others only their own. */
    visibleTo: async (viewer: Pick<UserRow, 'id' | 'role'>, id: string) => {
      if (viewer.id !== id && viewer.role !== 'ADMIN') return undefined
      const user = await byId.load(id)
      return user?.deletedAt === null ? user : undefined
    },

    /** False for accounts that sign in only with a social provider. */
    hasPassword: async (id: string) => assertFound(await byId.load(id), id).passwordHash !== null,

    /** Throws if the id is unknown. */
    of: async (id: string) => assertFound(await byId.load(id), id),

    /** The ids of the newest accounts whose name or email address contains the case-folded text. */
    idsMatching: async (text: string, max: number) =>
      (await userRepository.idsContaining(text, max)).map(({ id }) => id),

    page: async ({ filter, sort, ...request }: UserList) => {
      const text = filter?.text?.trim()
      if (text && text.length > MAX_FILTER_LENGTH)
        throw badInput(`\`text\` has at most ${MAX_FILTER_LENGTH} characters.`)
      const criteria = {
        role: filter?.role ?? undefined,
        state: filter?.state ?? undefined,
        text: text && foldCase(text),
      }
      return userRepository.page(criteria, sort, request)
    },
  }
}

export type UserQueries = ReturnType<typeof createUserQueries>
