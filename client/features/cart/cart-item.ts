import type { CartItem } from './cart-store'

export interface ChosenListing {
  listing: { id: string }
  broker?: string | null
  choice: {
    package: { key: string } | null
    extras: readonly { key: string }[]
    teamLicence: { people: number } | null
  } | null
}

/** The item of the cart behind a line of a quote, or behind an engagement that it became. */
export const itemOf = ({ listing, choice, broker }: ChosenListing): CartItem => ({
  ...chosenOf({ listing, choice }),
  ...(broker ? { broker } : {}),
})

const chosenOf = ({ listing, choice }: ChosenListing): CartItem =>
  choice
    ? {
        listingId: listing.id,
        packageId: choice.package?.key ?? null,
        extraIds: choice.extras.map(({ key }) => key),
        licence: choice.teamLicence?.people ?? null,
      }
    : { listingId: listing.id }

/**
 * Sorts the groups of a quote by the seller's name, as cart and checkout list them. In the order of their first lines, a group would
 * move when its first line is removed.
 */
export const bySellerName = <Group extends { seller: { name: string } }>(groups: readonly Group[]) =>
  groups.toSorted((a, b) => a.seller.name.localeCompare(b.seller.name, 'en'))
