import { fromLines } from '../../../database/columns'
import { type Database, longReadsOf } from '../../../database/connection'
import type { UserRow } from '../../../database/tables/tables'
import { dollars } from '../../../lib/money'
import { offered } from '../../engagement/milestones/milestone.queries'
import { storedAnswers } from '../../engagement/requirements/answers'
import { readChoice, type SoldChoice } from '../../listing-option/choice'
import { type ListingOptions, readOptions } from '../../listing-option/listing-options'
import type { AccountExport } from '../../module'
import { type ContentColumns, readFaq, readIncluded, readQuestions } from '../../service-content/service-content'
import type { SessionService } from '../../session/session.service'
import { uploadPath } from '../../upload/upload.service'
import type { AccountExportRepository } from './account-export.repository'

interface Dependencies {
  db: Database
  accountExports: AccountExport
  now: () => Date
  accountExportRepository: AccountExportRepository
  sessionService: SessionService
}

export const createAccountExport = ({
  db,
  accountExports,
  now,
  accountExportRepository: data,
  sessionService,
}: Dependencies) => ({
  /** All data about an account, with prices in dollars and lists as lists, as the site shows them. */
  exportOf: async (user: UserRow) => {
    const { id, name, email, role, avatar, socialProvider, createdAt, emailConfirmedAt } = user
    const emailNotifications = user.emailNotifications === 1
    const company = await data.company(id)
    const freelancer = await data.freelancer(id)
    const own = {
      account: { id, name, email, role, avatar, socialProvider, createdAt, emailConfirmedAt, emailNotifications },
      socialIdentities: await data.identities(id),
      sessions: (await sessionService.of(id)).map(exportedSession),
      accessTokens: await data.accessTokens(id),
      authenticatorApp: (await data.authenticatorApp(id)) ?? null,
      passkeys: await data.passkeys(id),
      securityEvents: await data.securityEvents(id),
      auditEvents: await data.auditEvents(id),
      notifications: await data.notifications(id),
      company: company ? { ...company, services: fromLines(company.services) } : null,
      freelancer: freelancer ? exportedFreelancer(freelancer) : null,
      listings: (await data.listings(id)).map(({ published, ...listing }) => ({
        ...exportedListing(listing),
        published: published === 1,
      })),
      listingDrafts: (await data.drafts(id)).map(exportedListing),
      jobs: await data.jobs(id),
      applications: (await data.applications(id)).map(
        ({ priceCents, briefDescription, takenDown, ...application }) => ({
          ...application,
          // Applicants keep the title of a job that is taken down.
          briefDescription: takenDown === 1 ? null : briefDescription,
          price: priceCents === null ? null : dollars(priceCents),
        }),
      ),
      savedListings: (await data.savedListings(id)).map(({ priceCents, ...saved }) => ({
        ...saved,
        price: priceCents === null ? null : dollars(priceCents),
      })),
      savedSearches: await data.savedSearches(id),
      applicationEvents: await data.applicationEvents(id),
      conversations: await data.conversations(id),
      messages: await data.messages(id),
      pictures: (await data.pictures(id)).map((picture) => ({ ...picture, path: uploadPath(picture.id) })),
      files: (await data.files(id)).map((file) => ({ ...file, path: `/files/${file.id}` })),
      productFiles: (await data.productFiles(id)).map((file) => ({ ...file, path: `/product-files/${file.id}` })),
      orders: (await data.orders(id)).map(({ totalCents, ...order }) => ({ ...order, total: dollars(totalCents) })),
      payments: (await data.payments(id)).map(({ cents, content, ...payment }) => {
        const purchase: unknown = JSON.parse(content)
        return { ...payment, amount: dollars(cents), purchase }
      }),
      payoutAccount: (await data.payoutAccount(id)) ?? null,
      transfers: (await data.transfers(id)).map(({ cents, reversedCents, ...transfer }) => ({
        ...transfer,
        amount: dollars(cents),
        reversed: dollars(reversedCents),
      })),
      refunds: (await data.refunds(id)).map(({ cents, supersededCents, ...refund }) => ({
        ...refund,
        amount: dollars(cents),
        paidByBank: dollars(supersededCents),
      })),
      engagements: (await data.engagements(id)).map(({ priceCents, choice, milestones, ...engagement }) => ({
        ...engagement,
        choice: exportedChoice(readChoice({ choice })),
        milestones: offered({ milestones }),
        price: priceCents === null ? null : dollars(priceCents),
      })),
      engagementEvents: (await data.engagementEvents(id)).map(
        ({ amountCents, links, answers, milestones, ...event }) => ({
          ...event,
          amount: amountCents === null ? null : dollars(amountCents),
          links: fromLines(links),
          answers: storedAnswers({ answers }),
          milestones: offered({ milestones }),
        }),
      ),
      docketEntries: (await data.docketEntries(id)).map(({ officialFeeCents, serviceFeeCents, ...entry }) => ({
        ...entry,
        officialFee: officialFeeCents === null ? null : dollars(officialFeeCents),
        serviceFee: serviceFeeCents === null ? null : dollars(serviceFeeCents),
      })),
      docketEvents: await data.docketEvents(id),
      reviews: await data.reviews(id),
    }
    const everything: Record<string, unknown> = { ...own }
    for (const [name, read] of Object.entries(accountExports))
      everything[name] = await read(longReadsOf(db), user, now())
    return everything
  },
})

type SessionExport = Record<'id' | 'device' | 'createdAt' | 'lastUsedAt' | 'expiresAt', string>

const exportedSession = ({ id, device, createdAt, lastUsedAt, expiresAt }: SessionExport) => ({
  id,
  device,
  createdAt,
  lastUsedAt,
  expiresAt,
})

const exportedFreelancer = <Row extends { hourlyRateCents: number; skills: string }>({
  hourlyRateCents,
  skills,
  ...freelancer
}: Row) => ({ ...freelancer, hourlyRate: dollars(hourlyRateCents), skills: fromLines(skills) })

/** With a price in dollars. */
const priced = <Row extends { cents: number | null }>({ cents, ...row }: Row) => ({
  ...row,
  price: cents === null ? null : dollars(cents),
})

const exportedOptions = ({ packages, extras, teamLicence }: ListingOptions) => ({
  packages: packages.map(priced),
  extras: extras.map(priced),
  teamLicence: teamLicence && priced(teamLicence),
})

const exportedChoice = (choice: SoldChoice | null) =>
  choice && {
    package: choice.package && priced(choice.package),
    extras: choice.extras.map(priced),
    teamLicence: choice.teamLicence && priced(choice.teamLicence),
    basePrice: dollars(choice.baseCents),
  }

interface ListingColumns extends ContentColumns {
  priceCents: number | null
  images: string
  tags: string
  options: string
}

const exportedListing = <Row extends ListingColumns>({ priceCents, images, tags, options, ...listing }: Row) => ({
  ...listing,
  ...exportedOptions(readOptions({ options })),
  questions: readQuestions(listing),
  faq: readFaq(listing),
  included: readIncluded(listing),
  price: priceCents === null ? null : dollars(priceCents),
  images: fromLines(images),
  tags: fromLines(tags),
})
