import type { ModuleResolvers } from '../../api/resolver-types'
import type { Choice } from '../../generated/resolvers'
import { dollars, dollarsOrNull } from '../../lib/money'
import { addedExtras, includedRounds, readChoice, type SoldChoice } from './choice'
import {
  type Complete,
  type Extra,
  offeredOptions,
  type Package,
  readOptions,
  type TeamLicence,
} from './listing-options'

const packageView = ({ cents, days, ...rest }: Complete<Package>) => ({
  ...rest,
  price: dollars(cents),
  deliveryDays: days,
})
const extraView = ({ cents, ...rest }: Complete<Extra>) => ({ ...rest, price: dollars(cents) })
const licenceView = ({ people, cents }: Complete<TeamLicence>) => ({ people, price: dollars(cents) })

const choiceView = (kind: 'product' | 'service', choice: SoldChoice | null): Choice | null =>
  choice && {
    package: choice.package && packageView(choice.package),
    extras: choice.extras.map(extraView),
    teamLicence: choice.teamLicence && licenceView(choice.teamLicence),
    basePrice: dollars(choice.baseCents),
    rounds: includedRounds(kind, choice),
  }

export const listingOptionResolvers = {
  Product: {
    hasPackages: () => false,
    teamLicence: (row) => {
      const { teamLicence } = offeredOptions(row)
      return teamLicence && licenceView(teamLicence)
    },
  },
  Service: {
    hasPackages: (row) => offeredOptions(row).packages.length > 0,
    packages: (row) => offeredOptions(row).packages.map(packageView),
    extras: (row) => offeredOptions(row).extras.map(extraView),
  },
  OwnListing: {
    packages: (row) =>
      readOptions(row).packages.map(({ cents, days, ...rest }) => ({
        ...rest,
        price: dollarsOrNull(cents),
        deliveryDays: days,
      })),
    extras: (row) => readOptions(row).extras.map(({ cents, ...rest }) => ({ ...rest, price: dollarsOrNull(cents) })),
    teamLicence: (row) => {
      const { teamLicence } = readOptions(row)
      return teamLicence && { people: teamLicence.people, price: dollarsOrNull(teamLicence.cents) }
    },
  },
  CartLine: { choice: ({ listing, choice }) => choiceView(listing.kind, choice) },
  Engagement: {
    choice: (row) => choiceView(row.kind, readChoice(row)),
    addedExtras: (row) => addedExtras(readChoice(row)).map(extraView),
  },
} satisfies ModuleResolvers
