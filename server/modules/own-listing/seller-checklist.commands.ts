import { badInput } from '../../api/errors/errors'
import { signedIn, type Viewer } from '../../api/viewer'
import type { UserService } from '../user/user.service'
import type { OwnListingRepository } from './own-listing.repository'

interface Dependencies {
  ownListingRepository: Pick<OwnListingRepository, 'hasPublished'>
  userService: Pick<UserService, 'dismissChecklist'>
}

export const createSellerChecklistCommands = ({ ownListingRepository, userService }: Dependencies) => ({
  dismiss: async (viewer: Viewer) => {
    const user = signedIn(viewer)
    if (user.checklistDismissedAt !== null) return user
    if (!(await ownListingRepository.hasPublished(user.id)))
      throw badInput('The checklist stays until your first listing is published.')
    return userService.dismissChecklist(user.id)
  },
})
