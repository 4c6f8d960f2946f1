import type { EngagementRow, ListingRow } from '../../database/tables/tables'
import { parseStored } from '../../lib/stored-json'
import { sumOf } from '../../lib/sum'
import { type Complete, type Extra, offeredOptions, type Package, type TeamLicence } from './listing-options'

/** The ids by which a line of a cart names its choice. */
interface ChosenIds {
  packageId?: string | null | undefined
  extraIds?: readonly string[] | null | undefined
  /** The number of people of a product's licence. */
  licence?: number | null | undefined
}

/** The choice as it was on the day of sale. */
export interface SoldChoice {
  package: Complete<Package> | null
  extras: Complete<Extra>[]
  teamLicence: Complete<TeamLicence> | null
  /** The price of one without the extras. */
  baseCents: number
  /** All extras of the listing, which can be bought later. Absent for sales from before they were stored. */
  offered?: Complete<Extra>[]
  /** The keys of the extras that were bought later. */
  added?: string[]
}

interface Chosen {
  /** Null if the listing offers no choice. */
  choice: SoldChoice | null
  /** The price of one. */
  unitCents: number
  deliveryDays: number
}

/** The rounds of changes of a service without packages. */
const DEFAULT_ROUNDS = 1

/** Undefined if the listing doesn't offer the choice, or if it has packages and none is named. */
export const choose = (listing: ListingRow, { packageId, extraIds, licence }: ChosenIds): Chosen | undefined => {
  const offered = offeredOptions(listing)
  const bought = offered.packages.find(({ key }) => key === packageId)
  const extras = offered.extras.filter(({ key }) => extraIds?.includes(key))
  const teamLicence = licence == null ? null : offered.teamLicence
  const isOffered =
    (packageId == null ? offered.packages.length === 0 : bought !== undefined) &&
    extras.length === new Set(extraIds).size &&
    (licence == null || teamLicence?.people === licence)
  if (!isOffered) return undefined
  const baseCents = teamLicence?.cents ?? bought?.cents ?? listing.priceCents
  const isChoice = listing.options !== ''
  return {
    choice: isChoice ? { package: bought ?? null, extras, teamLicence, baseCents, offered: offered.extras } : null,
    unitCents: baseCents + sumOf(extras, ({ cents }) => cents),
    deliveryDays: extras.reduce((sum, { days }) => sum + days, bought?.days ?? listing.deliveryDays),
  }
}

/** The same text for the same choice. */
export const choiceKey = ({ packageId, extraIds, licence }: ChosenIds) =>
  JSON.stringify([packageId ?? null, [...new Set(extraIds)].sort(), licence ?? null])

export const readChoice = ({ choice }: Pick<EngagementRow, 'choice'>): SoldChoice | null =>
  choice === null ? null : parseStored(choice)

/** The package or the licence, and the extras: `Standard`, `Rush delivery`. Empty if the listing is sold in one form only. */
export const choiceNames = (choice: SoldChoice | null) => {
  if (choice === null) return []
  const { package: bought, extras, teamLicence } = choice
  const licence = teamLicence && `Licence for up to ${teamLicence.people} people`
  return [licence ?? bought?.name, ...extras.map(({ name }) => name)].filter((name) => name !== undefined)
}

/** The extras that were bought later, the oldest first. None once the seller's account is deleted: then their words are gone. */
export const addedExtras = (choice: SoldChoice | null) =>
  (choice?.added ?? []).flatMap((key) => choice?.offered?.filter((extra) => extra.key === key) ?? [])

/** The choice with its prices, days and rounds, without the words of its seller, and without extras to buy later. */
export const withoutWords = ({ package: bought, extras, offered: _, ...choice }: SoldChoice): SoldChoice => ({
  ...choice,
  package: bought && { ...bought, name: 'Package', contents: [] },
  extras: extras.map((extra) => ({ ...extra, name: 'Extra' })),
})

/** A stored choice after the deletion of its seller's account. */
export const anonymousChoice = (engagement: Pick<EngagementRow, 'choice'>) => {
  const choice = readChoice(engagement)
  return storedChoice(choice && withoutWords(choice))
}

export const storedChoice = (choice: SoldChoice | null | undefined) => (choice ? JSON.stringify(choice) : null)

/** Rounds of changes that a sale includes. */
export const includedRounds = (kind: ListingRow['kind'], choice: SoldChoice | null) => {
  if (kind === 'product') return 0
  return (choice?.package?.rounds ?? DEFAULT_ROUNDS) + sumOf(choice?.extras ?? [], ({ rounds }) => rounds)
}
