import type { UserRow } from '../../database/tables/tables'
import type { UserService } from '../user/user.service'
import type { OwnListingRepository } from './own-listing.repository'

interface Dependencies {
  ownListingRepository: Pick<OwnListingRepository, 'hasPublished'>
  userService: Pick<UserService, 'dismissChecklist'>
}

export const createSellerChecklistCommands = ({ ownListingRepository, userService }: Dependencies) => ({
  dismiss: async (user: UserRow) => {
    if (user.checklistDismissedAt !== null) return dismissed(user)
    if (!(await ownListingRepository.hasPublished(user.id))) return unfinished
    return dismissed(await userService.dismissChecklist(user.id))
  },
})

const dismissed = (user: UserRow) => ({ __typename: 'SellerChecklistDismissed' as const, user })

const unfinished = {
  __typename: 'SellerChecklistUnfinished' as const,
  message: 'The checklist stays until your first listing is published.',
}
