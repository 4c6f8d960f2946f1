import type { UserRow } from '../../database/tables'
import { badInput } from '../../errors'
import type { SocialProvider, UserFilter, UserRole, UserSort } from '../../generated/resolvers'
import { newId } from '../../ids'
import { found, type Loader } from '../../loader'
import type { PageRequest } from '../../paging/page'
import { foldCase } from '../../text/fold-case'
import type { CompanyService } from '../company/company.service'
import type { FreelancerService } from '../freelancer/freelancer.service'
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

interface UserList extends PageRequest {
  filter?: UserFilter | null | undefined
  sort: UserSort
}

interface Profiles {
  company: CompanyService
  freelancer: FreelancerService
}

export const createUserService = (
  users: UserRepository,
  byId: Loader<UserRow | undefined>,
  { company: companies, freelancer: freelancers }: Profiles,
  now: () => Date,
) => ({
  byEmail: users.byEmail,
  bySocialIdentity: users.bySocialIdentity,
  addSocialIdentity: users.addSocialIdentity,
  find: (id: string) => byId.load(id),
  /** Of a row that refers to it, so it is there. */
  of: async (id: string) => found(await byId.load(id), id),

  page: async ({ filter, sort, ...request }: UserList) => {
    const text = filter?.text?.trim()
    if (text && text.length > LONGEST_FILTER) throw badInput(`\`text\` has at most ${LONGEST_FILTER} characters.`)
    const criteria = {
      role: filter?.role ?? undefined,
      state: filter?.state ?? undefined,
      text: text && foldCase(text),
    }
    return users.page(criteria, sort, request)
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
      avatar: drawnAvatar(id),
      socialProvider: socialProvider ?? null,
      createdAt: now().toISOString(),
      suspendedAt: null,
      suspendedReason: null,
      deletedAt: null,
      mailsMissed: 1,
    }
    if (!(await users.add(user))) return undefined
    if (companyName !== undefined) await companies.open(user, companyName)
    if (role === 'FREELANCER') await freelancers.open(user)
    return user
  },

  hold: users.hold,
  lock: users.lock,
  lockWithAdmins: users.lockWithAdmins,

  setProfile: ({ id, email }: UserRow, name: string, avatar: string) =>
    users.update(id, { name, avatar, searchText: searchText(name, email) }),

  setPassword: (id: string, passwordHash: string) => users.update(id, { passwordHash }),

  /** `email` as `normalizeEmail` gives it. */
  setEmail: ({ id, name }: UserRow, email: string) => users.update(id, { email, searchText: searchText(name, email) }),

  suspend: (id: string, reason: string) =>
    users.update(id, { suspendedAt: now().toISOString(), suspendedReason: reason }),

  reinstate: (id: string) => users.update(id, { suspendedAt: null, suspendedReason: null }),

  setMailsMissed: (id: string, mailsMissed: boolean) => users.update(id, { mailsMissed: Number(mailsMissed) }),

  setRole: (id: string, role: UserRole) => users.update(id, { role }),

  /** What business records refer to stays, without anything that says who it was. */
  anonymise: async (id: string) => {
    const name = 'Former member'
    const email = `deleted-${id}@invalid`
    await users.removeSocialIdentities(id)
    return users.update(id, {
      name,
      email,
      searchText: searchText(name, email),
      passwordHash: null,
      avatar: drawnAvatar(id),
      socialProvider: null,
      deletedAt: now().toISOString(),
    })
  },
})

export type UserService = ReturnType<typeof createUserService>

export const drawnAvatar = (id: string) => `/artwork/avatar/${id}.svg`

/** Whether its owner may use it. */
export const isActive = ({ deletedAt, suspendedAt }: UserRow) => deletedAt === null && suspendedAt === null

/** What admins search accounts by. */
export const searchText = (name: string, email: string) => foldCase(`${name}\n${email}`)

/** Equal addresses become equal texts. */
export const normalizeEmail = (email: string) => foldCase(email.trim())
