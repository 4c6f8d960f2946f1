import type { Viewer } from '../../api/viewer'
import { loaderOfMany, loaderOfOne } from '../../database/loader'
import type { PageRequest } from '../../database/paging/page'
import type { CredentialRow, UserRow } from '../../database/tables/tables'
import type { CredentialState } from '../../generated/resolvers'
import type { CompanyQueries } from '../company/company.queries'
import type { UserQueries } from '../user/user.queries'
import { type CredentialSide, credentialProcess, credentialTitle } from './credential.process'
import type { CredentialRepository } from './credential.repository'

interface Dependencies {
  credentialRepository: CredentialRepository
  companies: Pick<CompanyQueries, 'ownedBy'>
  users: Pick<UserQueries, 'of'>
  now: () => Date
}

export const createCredentialQueries = ({ credentialRepository, companies, users, now }: Dependencies) => {
  const byId = loaderOfOne(credentialRepository.byIds, ({ id }) => id)
  const valid = loaderOfMany(
    (userIds) => credentialRepository.valid(userIds, now().toISOString()),
    ({ userId }) => userId,
  )

  const checksOf = async (userId: string, isShown: (row: CredentialRow) => boolean) =>
    (await valid.load(userId)).flatMap((row) =>
      row.checkedAt === null || !isShown(row) ? [] : [{ title: credentialTitle(row), checkedAt: row.checkedAt }],
    )

  return {
    /** Undefined unless the viewer is the owner or an admin. */
    find: async (viewer: Viewer, id: string) => {
      const credential = await byId.load(id)
      return credential && sideOf(viewer, credential) ? credential : undefined
    },

    own: (viewer: UserRow) => credentialRepository.ofOwner(viewer.id),

    queue: (state: CredentialState, request: PageRequest) => credentialRepository.inState(state, request),

    /** The registrations of an account that were checked within the last year, which everybody may see. */
    checkedOf: (userId: string) => checksOf(userId, () => true),

    /** The last check of the registration of an account's company. Undefined unless it is valid. */
    companyCheckOf: async (userId: string) => (await checksOf(userId, ({ kind }) => kind === 'COMPANY')).at(-1),

    /** Today's names of its owner and the company, and those that it was asked or checked for, if they differ. */
    names: async ({ userId, ownerName, companyName }: CredentialRow) => {
      const [owner, company] = await Promise.all([users.of(userId), companies.ownedBy(userId)])
      const current = namesText(owner.name, company?.name ?? null)
      const former = namesText(ownerName, companyName)
      return { current, former: former === current ? null : former }
    },

    availableTransitions: (credential: CredentialRow, viewer: Viewer) => {
      const side = sideOf(viewer, credential)
      return side ? credentialProcess.available(side, credential, now()) : []
    },
  }
}

/** `Priya Raman, Raman IP` */
const namesText = (owner: string, company: string | null) =>
  company === null || company === owner ? owner : `${owner}, ${company}`

export type CredentialQueries = ReturnType<typeof createCredentialQueries>

/** Admins don't check their own registrations. */
export const sideOf = (viewer: Viewer, { userId }: CredentialRow): CredentialSide | undefined => {
  if (viewer?.id === userId) return 'OWNER'
  return viewer?.role === 'ADMIN' ? 'ADMIN' : undefined
}
