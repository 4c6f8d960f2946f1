import { toLines } from '../../database/lines'
import type { CompanyRow, UserRow } from '../../database/tables'
import type { UpdateCompanyInput } from '../../generated/resolvers'
import { newId } from '../../ids'
import { found, type Loader } from '../../loader'
import { signedIn } from '../../signed-in'
import type { UploadService } from '../upload/upload.service'
import type { CompanyRepository } from './company.repository'
import { brokenCompanyRule, tidiedCompany } from './company-rules'
import { bandOf, drawnBanner, drawnLogo, emblemOf, isDrawn } from './emblem'

interface CompanyDependencies {
  upload: UploadService
  now: () => Date
}

interface CompanyLoaders {
  byId: Loader<CompanyRow | undefined>
  byOwner: Loader<CompanyRow | undefined>
}

export const createCompanyService = (
  companies: CompanyRepository,
  { byId, byOwner }: CompanyLoaders,
  { upload, now }: CompanyDependencies,
) => ({
  newest: companies.newest,

  /** Contact links name the provider, company links the company: both find the profile. */
  find: async (idOrOwnerId: string) => {
    const company = (await byId.load(idOrOwnerId)) ?? (await byOwner.load(idOrOwnerId))
    return company?.visible === 1 ? company : undefined
  },

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
      verified: 0,
      rating: 0,
      reviewCount: 0,
      createdAt: owner.createdAt,
      visible: 1,
    })
  },

  update: async (viewer: UserRow | undefined, input: UpdateCompanyInput) => {
    const owner = signedIn(viewer)
    const company = await byOwner.load(owner.id)
    if (!company) return invalid({ field: 'name', message: 'Your account has no company profile' })
    const { services, ...typed } = tidiedCompany(input)
    const broken = brokenCompanyRule({ ...typed, services }, now())
    if (broken) return invalid(broken)
    const logo = isDrawn(input.logo) ? emblemOf(company, typed.name) : input.logo
    const banner = isDrawn(input.banner) ? bandOf(company) : input.banner
    for (const [purpose, path] of [
      ['logo', logo],
      ['banner', banner],
    ] as const) {
      const isKept = path === company[purpose] || isDrawn(path)
      if (!isKept && !(await upload.areOwn([path], owner.id, purpose))) {
        return invalid({ field: purpose, message: 'Upload the picture once more' })
      }
    }
    const change = {
      ...typed,
      website: typed.website && new URL(typed.website).href,
      services: toLines(services),
      logo,
      banner,
    }
    const changed = await companies.update(company.id, change)
    return { __typename: 'CompanyUpdated' as const, company: changed ?? company }
  },

  /** The profile of somebody who is suspended isn't shown. */
  setStanding: async (ownerId: string, good: boolean) => {
    await companies.setVisible(ownerId, good)
  },

  /** Removes the profile and the jobs it posted. */
  close: (ownerId: string) => companies.removeOf(ownerId),
})

export type CompanyService = ReturnType<typeof createCompanyService>

const invalid = (broken: { field: string; message: string }) => ({ __typename: 'InvalidInput' as const, ...broken })
