import type { UserRow } from '../../database/tables'
import { isActive } from '../user/user.service'
import type { AccountParts, Belongings } from './account.dependencies'
import { wrongPassword } from './own-password'

type Parts = Pick<AccountParts, 'inTransaction' | 'later' | 'ownPassword' | 'upload' | 'visitor'>

export const createDeletionService = ({ inTransaction, later, ownPassword, upload, visitor }: Parts) => {
  const close = async (within: Belongings, { id, passwordHash }: UserRow) => {
    const locked = await within.user.lockWithAdmins(id)
    const account = locked.find((user) => user.id === id)
    if (account?.passwordHash !== passwordHash) return wrongPassword
    const admins = locked.filter((user) => user.role === 'ADMIN' && isActive(user))
    if (account.role === 'ADMIN' && admins.every((admin) => admin.id === id)) return lastAdmin
    const held = await within.closing.endQuotesOf(id)
    if (held) return openBusiness(held)
    await within.session.endAllOf(id)
    await within.mailToken.voidAllOf(id)
    await within.drafts.removeDraftsOf(id)
    await within.notification.removeAllOf(id)
    await within.letterBox.removeAllOf(id)
    await within.saving.removeAllOf(id)
    await within.application.removeAllOf(id)
    await within.listing.removeAllOf(id)
    await within.company.close(id)
    await within.freelancer.close(id)
    await within.user.anonymise(id)
    return { __typename: 'AccountDeleted' as const, message: 'Your account is deleted.' }
  }

  return {
    deleteAccount: async (viewer: UserRow, password: string | null | undefined) => {
      const refused = await ownPassword(viewer, password)
      if (refused) return refused
      const outcome = await inTransaction((within) => close(within, viewer))
      if (outcome.__typename !== 'AccountDeleted') return outcome
      visitor.dropSession()
      // Files know no transaction; what is cut off here is swept later.
      later('pictures of a deleted account', () => upload.removeAllOf(viewer.id))
      return outcome
    },
  }
}

const lastAdmin = {
  __typename: 'LastAdmin' as const,
  message: 'This is the last admin account. Make somebody else an admin first.',
}

const openBusiness = ({ count, number }: { count: number; number: string }) => ({
  __typename: 'OpenBusiness' as const,
  message:
    count === 1
      ? `Money is still held for ${number}. Bring it to an end first.`
      : `Money is still held in ${count} of your orders, ${number} among them. Bring them to an end first.`,
})
