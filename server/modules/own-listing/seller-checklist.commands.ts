import { badInput } from '../../api/errors/errors'
import type { UserRow } from '../../database/tables/tables'
import type { UserService } from '../user/user.service'
import type { OwnListingRepository } from './own-listing.repository'

interface Dependencies {
  ownListingRepository: Pick<OwnListingRepository, 'hasPublished'>
  userService: Pick<UserService, 'dismissChecklist'>
}

export const createSellerChecklistCommands = ({ ownListingRepository, userService }: Dependencies) => ({
  dismiss: async (user: UserRow) => {
    if (user.checklistDismissedAt !== null) return user
    if (!(await ownListingRepository.hasPublished(user.id)))
      throw badInput('The checklist stays until your first listing is published.')
    return userService.dismissChecklist(user.id)
  },
})
