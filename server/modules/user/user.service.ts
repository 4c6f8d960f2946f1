import type { UserRow } from '../../database/tables'
import { badInput } from '../../errors'
import type { SocialProvider, UserFilter, UserRole } from '../../generated/resolvers'
import { newId } from '../../ids'
import { found, type Loader } from '../../loader'
import type { PageRequest } from '../../paging/page'
import { foldCase } from '../../text/fold-case'
import type { CompanyService } from '../company/company.service'
import type { UserRepository } from './user.repository'

const LONGEST_FILTER = 200

export interface NewUser {
  name: string
  /** As `normalizeEmail` gives it. */
  email: string
  role: UserRole
  passwordHash: string | null
  socialProvider?: SocialProvider
  /** Opens a company profile of this name. */
  companyName?: string | undefined
}

export const createUserService = (
  users: UserRepository,
  byId: Loader<UserRow | undefined>,
  companies: CompanyService,
  now: () => Date,
) => ({
  byEmail: users.byEmail,
  bySocialIdentity: users.bySocialIdentity,
  addSocialIdentity: users.addSocialIdentity,
  find: (id: string) => byId.load(id),
  /** Of a row that refers to it, so it is there. */
  of: async (id: string) => found(await byId.load(id), id),

  page: async (filter: UserFilter | null | undefined, request: PageRequest) => {
    const text = filter?.text?.trim()
    if (text && text.length > LONGEST_FILTER) throw badInput(`\`text\` has at most ${LONGEST_FILTER} characters.`)
    return users.page({ role: filter?.role ?? undefined, text: text && foldCase(text) }, request)
  },

  /** The new account, or undefined where the email belongs to another. */
  open: async ({ name, email, role, passwordHash, socialProvider, companyName }: NewUser) => {
    const id = newId('usr')
    const user: UserRow = {
      id,
      name,
      email,
      searchText: searchText(name, email),
      passwordHash,
      role,
      avatar: `/artwork/avatar/${id}.svg`,
      socialProvider: socialProvider ?? null,
      createdAt: now().toISOString(),
    }
    if (!(await users.add(user))) return undefined
    if (companyName !== undefined) await companies.open(user, companyName)
    return user
  },
})

export type UserService = ReturnType<typeof createUserService>

/** What admins search accounts by. */
export const searchText = (name: string, email: string) => foldCase(`${name}\n${email}`)

/** Equal addresses become equal texts. */
export const normalizeEmail = (email: string) => foldCase(email.trim())
