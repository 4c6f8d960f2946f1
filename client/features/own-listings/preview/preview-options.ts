import { parsePrice } from '../../../lib/parse-price'
import { splitLines } from '../../../lib/text'
import { parseWholeNumber } from '../../form/number-fields'
import type { Options } from '../../listing-options/options'
import type { OptionValues, PackageValues } from '../options/option-values'

const previewPackage = ({ key, name, price, days, rounds, contents }: PackageValues) => ({
  key,
  name,
  price: parsePrice(price) ?? 0,
  deliveryDays: parseWholeNumber(days) ?? 0,
  rounds: Number(rounds),
  contents: [...new Set(splitLines(contents))],
})

/** The options that public pages would show for the draft. */
export const previewOptions = ({ packages, extras, teamLicence }: OptionValues): Options => {
  const people = parseWholeNumber(teamLicence.people)
  return {
    packages: packages.map(previewPackage),
    extras: extras.map(({ key, name, price, days, rounds }) => ({
      key,
      name,
      price: parsePrice(price) ?? 0,
      days: parseWholeNumber(days) ?? 0,
      rounds: Number(rounds),
    })),
    teamLicence: people ? { people, price: parsePrice(teamLicence.price) ?? 0 } : null,
  }
}

/** With packages, price and delivery time are those of the cheapest one. */
export const pricedByPackages = ({ packages }: OptionValues, without: { price: number; deliveryDays: number }) => {
  // One without a price is not the cheapest.
  const priceOf = ({ price }: PackageValues) => parsePrice(price) ?? Number.MAX_VALUE
  const [cheapest] = packages.toSorted((a, b) => priceOf(a) - priceOf(b))
  const { price, deliveryDays } = cheapest ? previewPackage(cheapest) : without
  return { price, deliveryDays, hasPackages: cheapest !== undefined }
}
