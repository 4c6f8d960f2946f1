import type { ListingRow } from '../../database/tables/tables'
import type { CartLineInput } from '../../generated/resolvers'
import { badInput } from '../../lib/request-errors'
import { sumOf } from '../../lib/sum'
import type { ListingQueries } from '../listing/listing.queries'
import { choiceKey, choose, type SoldChoice } from '../listing-option/choice'
import type { UserQueries } from '../user/user.queries'
import { linesViolation, MAX_QUANTITY } from './cart.rules'

export interface PricedLine {
  listing: ListingRow
  quantity: number
  choice: SoldChoice | null
  unitCents: number
  totalCents: number
  deliveryDays: number
  /** The codes of brokers' links to the listing, in the order of the cart. The first that is in force holds. */
  brokers: readonly string[]
}

export interface WithdrawnLine {
  id: string
  title: string
  sellerName: string
}

interface UnavailableChoice {
  listing: ListingRow
  packageId: string | null
  extraIds: string[]
  licence: number | null
}

export interface PricedGroup {
  sellerId: string
  lines: PricedLine[]
  subtotalCents: number
}

export interface Quote {
  groups: PricedGroup[]
  unavailableListingIds: string[]
  unavailableChoices: UnavailableChoice[]
  totalCents: number
}

interface Dependencies {
  listings: ListingQueries
  users: Pick<UserQueries, 'of'>
}

export const createCartQueries = ({ listings, users }: Dependencies) => ({
  /** Groups and lines keep the order of the input. */
  quote: async (input: readonly CartLineInput[]): Promise<Quote> => {
    const wanted = merged(input)
    const ids = [...new Set(wanted.map(({ listingId }) => listingId))]
    const listed = new Map((await listings.findMany(ids)).map((listing) => [listing.id, listing]))
    const lines: PricedLine[] = []
    const unavailableChoices: UnavailableChoice[] = []
    for (const line of wanted) {
      const listing = listed.get(line.listingId)
      if (!listing) continue
      const priced = pricedLine(listing, line, brokersOf(input, listing.id))
      if (priced) lines.push(priced)
      else {
        const { packageId = null, extraIds, licence = null } = line
        unavailableChoices.push({ listing, packageId, extraIds: [...(extraIds ?? [])], licence })
      }
    }
    return {
      groups: bySeller(lines),
      unavailableListingIds: ids.filter((id) => !listed.has(id)),
      unavailableChoices,
      totalCents: totalOf(lines),
    }
  },

  /** Returns title and seller of withdrawn listings. Those of suspended sellers stay hidden. */
  withdrawn: async (ids: readonly string[]): Promise<WithdrawnLine[]> => {
    const withdrawn = await Promise.all(
      (await listings.withdrawn(ids)).map(async (listing) => ({ listing, seller: await users.of(listing.sellerId) })),
    )
    return withdrawn
      .filter(({ seller }) => seller.suspendedAt === null)
      .map(({ listing: { id, title }, seller }) => ({ id, title, sellerName: seller.name }))
  },
})

/** The first introduction to a listing holds for all its lines. */
const brokersOf = (lines: readonly CartLineInput[], id: string) =>
  lines.flatMap(({ listingId, broker }) => (listingId === id && broker ? [broker] : []))

/** Adds the quantities of lines of the same listing and choice. */
const merged = (lines: readonly CartLineInput[]) => {
  const violation = linesViolation(lines)
  if (violation) throw badInput(violation)
  const byChoice = new Map<string, CartLineInput>()
  for (const line of lines) {
    const { listingId, quantity } = line
    const key = `${listingId} ${choiceKey(line)}`
    const sum = Math.min((byChoice.get(key)?.quantity ?? 0) + quantity, MAX_QUANTITY)
    byChoice.set(key, { ...line, quantity: sum })
  }
  return [...byChoice.values()]
}

/** Undefined if the listing is not offered as chosen. */
const pricedLine = (listing: ListingRow, line: CartLineInput, brokers: readonly string[]): PricedLine | undefined => {
  const chosen = choose(listing, line)
  // Nobody needs the same files twice.
  const quantity = listing.kind === 'product' ? 1 : line.quantity
  return chosen && { listing, quantity, brokers, ...chosen, totalCents: chosen.unitCents * quantity }
}

const bySeller = (lines: readonly PricedLine[]) => {
  const groups = new Map<string, PricedLine[]>()
  for (const line of lines) groups.set(line.listing.sellerId, [...(groups.get(line.listing.sellerId) ?? []), line])
  return [...groups].map(([sellerId, lines]): PricedGroup => ({ sellerId, lines, subtotalCents: totalOf(lines) }))
}

const totalOf = (lines: readonly PricedLine[]) => sumOf(lines, ({ totalCents }) => totalCents)

export type CartQueries = ReturnType<typeof createCartQueries>
