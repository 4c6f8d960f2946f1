import type { ListingWithOptions } from '../listing-options/options'

/** Whether buyers choose before they buy: a package, extras or the team licence. */
export const hasOptions = (listing: ListingWithOptions & { hasPackages: boolean }) =>
  listing.__typename === 'Service' ? listing.hasPackages || listing.extras.length > 0 : listing.teamLicence !== null
