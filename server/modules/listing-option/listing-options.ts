import type { ListingRow } from '../../database/tables/tables'
import type { EditListingInput } from '../../generated/resolvers'
import { centsOrNull } from '../../lib/money'
import { parseStored } from '../../lib/stored-json'
import { oneLine, oneLineEach } from '../../lib/text'

export interface Package {
  key: string
  name: string
  /** Null until the seller has set it, like the days. */
  cents: number | null
  days: number | null
  rounds: number
  contents: string[]
}

export interface Extra {
  key: string
  name: string
  cents: number | null
  /** Negative for days that it takes away. */
  days: number
  rounds: number
}

export interface TeamLicence {
  people: number | null
  cents: number | null
}

/** The packages, extras and team licence of a listing. In a draft, parts may be incomplete. */
export interface ListingOptions {
  packages: Package[]
  extras: Extra[]
  teamLicence: TeamLicence | null
}

/** An option with all values set. */
export type Complete<Option> = { [Field in keyof Option]: NonNullable<Option[Field]> }

const isComplete = <Option extends object>(option: Option): option is Option & Complete<Option> =>
  Object.values(option).every((value) => value !== null)

/** The content of the column `options`. */
export const readOptions = ({ options }: Pick<ListingRow, 'options'>): ListingOptions =>
  options === '' ? { packages: [], extras: [], teamLicence: null } : parseStored(options)

export const storedOptions = ({ packages, extras, teamLicence }: ListingOptions) =>
  packages.length === 0 && extras.length === 0 && !teamLicence ? '' : JSON.stringify({ packages, extras, teamLicence })

/** The options of a published listing: publishing requires complete ones. */
export const offeredOptions = (listing: Pick<ListingRow, 'options'>) => {
  const { packages, extras, teamLicence } = readOptions(listing)
  return {
    packages: packages.filter(isComplete),
    extras: extras.filter(isComplete),
    teamLicence: teamLicence && isComplete(teamLicence) ? teamLicence : null,
  }
}

export type OptionsInput = Pick<EditListingInput, 'packages' | 'extras' | 'teamLicence'>

/** The options of the kind of listing; others of the input are ignored. */
export const optionsOf = (kind: ListingRow['kind'], { packages, extras, teamLicence }: OptionsInput): ListingOptions =>
  kind === 'product'
    ? {
        packages: [],
        extras: [],
        teamLicence: teamLicence ? { people: teamLicence.people ?? null, cents: centsOrNull(teamLicence.price) } : null,
      }
    : {
        packages: (packages ?? []).map(({ key, name, price, deliveryDays, rounds, contents }) => ({
          key,
          name: oneLine(name),
          cents: centsOrNull(price),
          days: deliveryDays ?? null,
          rounds,
          contents: oneLineEach(contents),
        })),
        extras: (extras ?? []).map(({ key, name, price, days, rounds }) => ({
          key,
          name: oneLine(name),
          cents: centsOrNull(price),
          days,
          rounds,
        })),
        teamLicence: null,
      }

/** Price and delivery time of a listing with packages are those of the cheapest one, so that lists sort and filter by them. */
export const pricedByPackages = (
  { packages }: ListingOptions,
  without: { priceCents: number | null; deliveryDays: number | null },
) => {
  if (packages.length === 0) return without
  const [cheapest] = packages.filter(({ cents }) => cents !== null).sort((a, b) => Number(a.cents) - Number(b.cents))
  return { priceCents: cheapest?.cents ?? null, deliveryDays: cheapest?.days ?? null }
}
