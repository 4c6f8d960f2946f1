import type { UserRow } from '../../database/tables/tables'
import type { SocialProvider, UserRole } from '../../generated/resolvers'
import { newId } from '../../lib/ids'
import { unauthenticated } from '../../lib/request-errors'
import { foldCase } from '../../lib/text'
import type { CompanyService } from '../company/company.service'
import type { FreelancerService } from '../freelancer/freelancer.service'
import type { UserRepository } from './user.repository'

export interface NewUser {
  name: string
  /** Normalized by `normalizeEmail`. */
  email: string
  role: UserRole
  passwordHash: string | null
  socialProvider?: SocialProvider
  /** Creates a company profile with this name. */
  companyName?: string | undefined
}

interface Dependencies {
  userRepository: UserRepository
  companyService: CompanyService
  freelancerService: FreelancerService
  now: () => Date
}

export const createUserService = ({ userRepository, companyService, freelancerService, now }: Dependencies) => ({
  byEmail: userRepository.byEmail,
  bySocialIdentity: userRepository.bySocialIdentity,
  addSocialIdentity: userRepository.addSocialIdentity,

  /** Creates an account. Undefined if another account uses the email address. */
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
      emailNotifications: 1,
      emailConfirmedAt: socialProvider === undefined ? null : now().toISOString(),
      checklistDismissedAt: null,
    }
    if (!(await userRepository.add(user))) return undefined
    if (companyName !== undefined) await companyService.open(user, companyName)
    if (role === 'FREELANCER') await freelancerService.open(user)
    return user
  },

  lockShared: userRepository.lockShared,
  lock: userRepository.lock,

  /** Locks the viewer's account. Throws if it was suspended or deleted after the request had begun. */
  lockActive: async (id: string) => {
    const user = await userRepository.lock(id)
    if (!user || !isActive(user)) throw unauthenticated()
    return user
  },

  lockWithAdmins: userRepository.lockWithAdmins,
  activeAdmins: userRepository.activeAdmins,
  deletedSince: userRepository.deletedSince,

  setProfile: ({ id, email }: UserRow, name: string, avatar: string) =>
    userRepository.update(id, { name, avatar, searchText: searchText(name, email) }),

  setPassword: (id: string, passwordHash: string) => userRepository.update(id, { passwordHash }),

  /** `email` is normalized by `normalizeEmail`, and its owner has proved access to the mailbox. */
  setEmail: ({ id, name }: UserRow, email: string) =>
    userRepository.update(id, { email, searchText: searchText(name, email), emailConfirmedAt: now().toISOString() }),

  confirmEmail: (id: string) => userRepository.update(id, { emailConfirmedAt: now().toISOString() }),

  suspend: (id: string, reason: string) =>
    userRepository.update(id, { suspendedAt: now().toISOString(), suspendedReason: reason }),

  reinstate: (id: string) => userRepository.update(id, { suspendedAt: null, suspendedReason: null }),

  setEmailNotifications: (id: string, emailNotifications: boolean) =>
    userRepository.update(id, { emailNotifications: Number(emailNotifications) }),

  dismissChecklist: (id: string) => userRepository.update(id, { checklistDismissedAt: now().toISOString() }),

  setRole: (id: string, role: UserRole) => userRepository.update(id, { role }),

  /** Removes personal data. The row stays, because orders and messages refer to it. */
  anonymise: async (id: string) => {
    const name = FORMER_MEMBER
    // Random, because anybody can read ids.
    const email = `deleted-${crypto.randomUUID()}@invalid`
    await userRepository.removeSocialIdentities(id)
    return userRepository.update(id, {
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

/** The name of deleted accounts. */
export const FORMER_MEMBER = 'Former member'

export const drawnAvatar = (id: string) => `/artwork/avatar/${id}.svg`

/** False for an account that is missing or deleted; true also for a suspended one. */
export const isRegistered = (account: UserRow | undefined): account is UserRow =>
  account !== undefined && account.deletedAt === null

/** True if the account is neither suspended nor deleted. */
export const isActive = ({ deletedAt, suspendedAt }: UserRow) => deletedAt === null && suspendedAt === null

/** The result of a command that would leave the site without an admin. */
export const lastAdmin = {
  __typename: 'LastAdmin' as const,
  message: 'This is the last admin account. Make somebody else an admin first.',
}

/** The text in which admins search accounts. */
export const searchText = (name: string, email: string) => foldCase(`${name}\n${email}`)

/** Different spellings of an address become the same text. */
export const normalizeEmail = (email: string) => foldCase(email.trim())
