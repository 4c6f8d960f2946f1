import { sha256Hex } from '../../lib/digest'
import { includedRounds } from '../listing-option/choice'
import { soldLicence } from '../product-file/licence'
import type { PricedLine } from './cart.queries'

/** The same text for the same terms. The quantity and the extras that can be bought later are no part of them. */
export const termsOf = ({ listing, choice, unitCents, deliveryDays }: PricedLine) => {
  const { id, kind, title, included } = listing
  const bought = choice?.package
  // Listed by name, since the order of stored properties may differ.
  const chosen = [
    bought && [bought.name, bought.cents, bought.days, bought.rounds, bought.contents],
    choice?.extras.map(({ name, cents, days, rounds }) => [name, cents, days, rounds]),
  ]
  const licence = kind === 'product' ? soldLicence(listing, choice) : null
  const terms = [id, title, unitCents, deliveryDays, chosen, includedRounds(kind, choice), licence, included]
  return sha256Hex(JSON.stringify(terms))
}
