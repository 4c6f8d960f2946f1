import type { UserRow } from '../../database/tables/tables'
import type { SocialProvider, UserRole } from '../../generated/resolvers'
import { newId } from '../../lib/ids'
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
    }
    if (!(await userRepository.add(user))) return undefined
    if (companyName !== undefined) await companyService.open(user, companyName)
    if (role === 'FREELANCER') await freelancerService.open(user)
    return user
  },

  lockShared: userRepository.lockShared,
  lock: userRepository.lock,
  lockWithAdmins: userRepository.lockWithAdmins,

  setProfile: ({ id, email }: UserRow, name: string, avatar: string) =>
    userRepository.update(id, { name, avatar, searchText: searchText(name, email) }),

  setPassword: (id: string, passwordHash: string) => userRepository.update(id, { passwordHash }),

  /** `email` is normalized by `normalizeEmail`. */
  setEmail: ({ id, name }: UserRow, email: string) =>
    userRepository.update(id, { email, searchText: searchText(name, email) }),

  suspend: (id: string, reason: string) =>
    userRepository.update(id, { suspendedAt: now().toISOString(), suspendedReason: reason }),

  reinstate: (id: string) => userRepository.update(id, { suspendedAt: null, suspendedReason: null }),

  setEmailNotifications: (id: string, emailNotifications: boolean) =>
    userRepository.update(id, { emailNotifications: Number(emailNotifications) }),

  setRole: (id: string, role: UserRole) => userRepository.update(id, { role }),

  /** Removes what identifies the person; the row stays, because orders and messages refer to it. */
  anonymise: async (id: string) => {
    const name = 'Former member'
    const email = `deleted-${id}@invalid`
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

export const drawnAvatar = (id: string) => `/artwork/avatar/${id}.svg`

/** Whether it is neither suspended nor deleted. */
export const isActive = ({ deletedAt, suspendedAt }: UserRow) => deletedAt === null && suspendedAt === null

/** The text by which admins search accounts. */
export const searchText = (name: string, email: string) => foldCase(`${name}\n${email}`)

/** Equal addresses become equal texts. */
export const normalizeEmail = (email: string) => foldCase(email.trim())
