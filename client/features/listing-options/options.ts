import type { CartChoice } from '../cart/cart-store'

interface Package {
  key: string
  name: string
  price: number
  deliveryDays: number
  rounds: number
  contents: readonly string[]
}

interface Extra {
  key: string
  name: string
  price: number
  days: number
  rounds: number
}

/** The packages, extras and team licence that a listing offers. */
export interface Options {
  packages: readonly Package[]
  extras: readonly Extra[]
  teamLicence: { people: number; price: number } | null
}

/** A listing with its options: those of a product and of a service differ. */
export type ListingWithOptions = { id: string; price: number; deliveryDays: number } & (
  | ({ __typename: 'Service' } & Pick<Options, 'packages' | 'extras'>)
  | ({ __typename: 'Product' } & Pick<Options, 'teamLicence'>)
)

export const optionsOf = (listing: ListingWithOptions): Options =>
  listing.__typename === 'Service'
    ? { packages: listing.packages, extras: listing.extras, teamLicence: null }
    : { packages: [], extras: [], teamLicence: listing.teamLicence }

/** The cheapest choice: its price is that of the listing. */
export const cheapestChoice = ({ packages }: Options): CartChoice => {
  const [cheapest] = packages.toSorted((a, b) => a.price - b.price)
  return cheapest ? { packageId: cheapest.key } : {}
}

/** The sum, the days and the rounds of changes of a choice. */
export const priced = (
  { packages, extras, teamLicence }: Options,
  { packageId, extraIds, licence }: CartChoice,
  listing: { price: number; deliveryDays: number },
) => {
  const chosen = packages.find(({ key }) => key === packageId)
  const base = (licence ? teamLicence?.price : chosen?.price) ?? listing.price
  const added = extras.filter(({ key }) => extraIds?.includes(key))
  return {
    // In cents, because sums of dollars are not exact.
    price: added.reduce((sum, { price }) => sum + Math.round(price * 100), Math.round(base * 100)) / 100,
    days: added.reduce((sum, { days }) => sum + days, chosen?.deliveryDays ?? listing.deliveryDays),
    rounds: added.reduce((sum, { rounds }) => sum + rounds, chosen?.rounds ?? 1),
  }
}
