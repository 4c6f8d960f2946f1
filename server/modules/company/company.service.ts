import type { CompanyRow, UserRow } from '../../database/tables'
import { newId } from '../../ids'
import { found, type Loader } from '../../loader'
import type { CompanyRepository } from './company.repository'

interface CompanyLoaders {
  byId: Loader<CompanyRow | undefined>
  byOwner: Loader<CompanyRow | undefined>
}

export const createCompanyService = (companies: CompanyRepository, { byId, byOwner }: CompanyLoaders) => ({
  newest: companies.newest,

  /** Contact links name the provider, company links the company: both find the profile. */
  find: async (idOrOwnerId: string) => (await byId.load(idOrOwnerId)) ?? byOwner.load(idOrOwnerId),

  /** Of a row that refers to it, so it is there. */
  of: async (id: string) => found(await byId.load(id), id),

  ownedBy: (userId: string) => byOwner.load(userId),

  /** The profile that a business account starts with: a name, and where to write to once its owner says so. */
  open: async (owner: UserRow, name: string) => {
    const id = newId('com')
    await companies.add({
      id,
      ownerId: owner.id,
      name,
      logo: `/artwork/emblem/freelance-services/${initials(name)}/${id}.svg`,
      banner: `/artwork/banner/freelance-services/${id}.svg`,
      description: '',
      services: '',
      website: null,
      location: '',
      foundedYear: null,
      employeeCount: '',
      contactEmail: '',
      contactPhone: '',
      verified: 0,
      rating: 0,
      reviewCount: 0,
      createdAt: owner.createdAt,
    })
  },
})

export type CompanyService = ReturnType<typeof createCompanyService>

/** At most two capitals of the alphabet that emblems can set, `M` where a name has none. */
const initials = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^A-Z]+/)
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 2) || 'M'
