import { parsePrice } from '../../../lib/parse-price'
import { splitLines } from '../../../lib/text'
import { parseWholeNumber } from '../../form/number-fields'
import type { Options } from '../../listing-options/options'
import type { OptionValues } from '../options/option-values'

/** The options that public pages would show for the draft. */
export const previewOptions = ({ packages, extras, teamLicence }: OptionValues): Options => {
  const people = parseWholeNumber(teamLicence.people)
  return {
    packages: packages.map(({ key, name, price, days, rounds, contents }) => ({
      key,
      name,
      price: parsePrice(price) ?? 0,
      deliveryDays: parseWholeNumber(days) ?? 0,
      rounds: Number(rounds),
      contents: [...new Set(splitLines(contents))],
    })),
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
export const pricedByPackages = ({ packages }: Options, without: { price: number; deliveryDays: number }) => {
  const [cheapest] = packages.toSorted((a, b) => a.price - b.price)
  const { price, deliveryDays } = cheapest ?? without
  return { price, deliveryDays, hasPackages: cheapest !== undefined }
}
