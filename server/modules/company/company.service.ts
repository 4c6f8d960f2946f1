import type { UserRow } from '../../database/tables/tables'
import { newId } from '../../lib/ids'
import type { CompanyRepository } from './company.repository'
import { drawnBanner, drawnLogo } from './company-images'

export const createCompanyService = ({ companyRepository }: { companyRepository: CompanyRepository }) => ({
  /** Creates the first profile of a seller's account, with a name and no contact details. */
  open: async (owner: UserRow, name: string) => {
    const id = newId('com')
    await companyRepository.add({
      id,
      ownerId: owner.id,
      name,
      logo: drawnLogo(id, name),
      banner: drawnBanner(id),
      description: '',
      services: '',
      website: null,
      location: '',
      foundedYear: null,
      employeeCount: '',
      contactEmail: '',
      contactPhone: '',
      rating: 0,
      reviewCount: 0,
      createdAt: owner.createdAt,
      visible: 1,
    })
  },

  /** Shows the profile, or hides it while its owner is suspended. */
  setVisible: companyRepository.setVisible,

  /** Hides the profile with its jobs for as long as it is taken down, or shows it again if its owner may be seen. */
  setTakenDown: companyRepository.setTakenDown,

  /** Removes the profile and its jobs. */
  remove: companyRepository.removeOf,
})

export type CompanyService = ReturnType<typeof createCompanyService>
