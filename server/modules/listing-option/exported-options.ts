import { dollars, dollarsOrNull } from '../../lib/money'
import { addedExtras, type SoldChoice } from './choice'
import type { ListingOptions } from './listing-options'

const priced = <Row extends { cents: number | null }>({ cents, ...row }: Row) => ({
  ...row,
  price: dollarsOrNull(cents),
})

/** For the export of an account, with prices in dollars. */
export const exportedOptions = ({ packages, extras, teamLicence }: ListingOptions) => ({
  packages: packages.map(priced),
  extras: extras.map(priced),
  teamLicence: teamLicence && priced(teamLicence),
})

/** For the export of an account, with prices in dollars. */
export const exportedChoice = (choice: SoldChoice | null) =>
  choice && {
    package: choice.package && priced(choice.package),
    extras: choice.extras.map(priced),
    addedExtras: addedExtras(choice).map(priced),
    teamLicence: choice.teamLicence && priced(choice.teamLicence),
    basePrice: dollars(choice.baseCents),
  }
