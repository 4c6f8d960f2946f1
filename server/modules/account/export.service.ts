import { fromLines } from '../../database/lines'
import type { UserRow } from '../../database/tables'
import { dollars } from '../../money'
import type { AccountParts } from './account.dependencies'

export const createExportService = ({ kept, session }: Pick<AccountParts, 'kept' | 'session'>) => ({
  /** For somebody to take along: prices in dollars and lists as lists, as the site shows them. */
  everythingAbout: async ({ id, name, email, role, avatar, socialProvider, createdAt }: UserRow) => {
    const company = await kept.company(id)
    const freelancer = await kept.freelancer(id)
    return {
      account: { id, name, email, role, avatar, socialProvider, createdAt },
      socialIdentities: await kept.identities(id),
      sessions: (await session.of(id)).map(sessionFacts),
      company: company ? { ...company, services: fromLines(company.services) } : null,
      freelancer: freelancer ? freelancerFacts(freelancer) : null,
      listings: (await kept.listings(id)).map(({ published, ...listing }) => ({
        ...offerFacts(listing),
        published: published === 1,
      })),
      listingDrafts: (await kept.drafts(id)).map(offerFacts),
      jobs: await kept.jobs(id),
      applications: await kept.applications(id),
      savedListings: await kept.savedListings(id),
      savedSearches: await kept.savedSearches(id),
      messages: await kept.messages(id),
      orders: (await kept.orders(id)).map(({ totalCents, ...order }) => ({ ...order, total: dollars(totalCents) })),
      engagements: (await kept.engagements(id)).map(({ priceCents, ...engagement }) => ({
        ...engagement,
        price: priceCents === null ? null : dollars(priceCents),
      })),
      engagementEvents: (await kept.engagementEvents(id)).map(({ amountCents, links, ...event }) => ({
        ...event,
        amount: amountCents === null ? null : dollars(amountCents),
        links: fromLines(links),
      })),
      reviews: await kept.reviews(id),
    }
  },
})

type SessionFacts = Record<'id' | 'device' | 'createdAt' | 'lastUsedAt' | 'expiresAt', string>

const sessionFacts = ({ id, device, createdAt, lastUsedAt, expiresAt }: SessionFacts) => ({
  id,
  device,
  createdAt,
  lastUsedAt,
  expiresAt,
})

const freelancerFacts = <Row extends { hourlyRateCents: number; skills: string }>({
  hourlyRateCents,
  skills,
  ...freelancer
}: Row) => ({ ...freelancer, hourlyRate: hourlyRateCents / 100, skills: fromLines(skills) })

const offerFacts = <Row extends { priceCents: number | null; images: string; tags: string }>({
  priceCents,
  images,
  tags,
  ...offer
}: Row) => ({
  ...offer,
  price: priceCents === null ? null : priceCents / 100,
  images: fromLines(images),
  tags: fromLines(tags),
})
