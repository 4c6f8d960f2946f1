import { badInput } from '../../api/errors'
import type { ListingRow } from '../../database/tables/tables'
import type { ListingQueries } from '../listing/listing.queries'

const MAX_LINES = 100
const MAX_QUANTITY = 99

/** A line of a cart. It has no price, because prices come from the database. */
export interface CartLineInput {
  listingId: string
  quantity: number
}

export interface PricedLine {
  listing: ListingRow
  quantity: number
  totalCents: number
}

export interface PricedGroup {
  sellerId: string
  lines: PricedLine[]
  subtotalCents: number
}

export interface Quote {
  groups: PricedGroup[]
  unavailableListingIds: string[]
  totalCents: number
}

export const createCartQueries = ({ listings }: { listings: ListingQueries }) => ({
  /** Groups and lines keep the order of the input. */
  quote: async (input: readonly CartLineInput[]): Promise<Quote> => {
    const quantities = merged(input)
    const listed = await listings.findMany([...quantities.keys()])
    const lines = listed.map((listing) => priced(listing, quantities.get(listing.id) ?? 0))
    const groups = bySeller(lines)
    const offered = new Set(listed.map(({ id }) => id))
    return {
      groups,
      unavailableListingIds: [...quantities.keys()].filter((id) => !offered.has(id)),
      totalCents: sumOf(lines),
    }
  },
})

const merged = (lines: readonly CartLineInput[]) => {
  if (lines.length > MAX_LINES) throw badInput(`A cart has at most ${MAX_LINES} lines.`)
  const quantities = new Map<string, number>()
  for (const { listingId, quantity } of lines) {
    if (quantity < 1 || quantity > MAX_QUANTITY) throw badInput(`A quantity is from 1 to ${MAX_QUANTITY}.`)
    quantities.set(listingId, Math.min((quantities.get(listingId) ?? 0) + quantity, MAX_QUANTITY))
  }
  return quantities
}

const priced = (listing: ListingRow, wanted: number): PricedLine => {
  // Nobody needs the same files twice.
  const quantity = listing.kind === 'product' ? 1 : wanted
  return { listing, quantity, totalCents: listing.priceCents * quantity }
}

const bySeller = (lines: readonly PricedLine[]) => {
  const groups = new Map<string, PricedLine[]>()
  for (const line of lines) groups.set(line.listing.sellerId, [...(groups.get(line.listing.sellerId) ?? []), line])
  return [...groups].map(([sellerId, lines]): PricedGroup => ({ sellerId, lines, subtotalCents: sumOf(lines) }))
}

const sumOf = (lines: readonly PricedLine[]) => lines.reduce((sum, { totalCents }) => sum + totalCents, 0)

export type CartQueries = ReturnType<typeof createCartQueries>
