import type { EditListingInput } from '../../../generated/schema'
import { splitLines } from '../../../lib/text'
import { amountField, type NumberField, optional, wholeNumberField } from '../../form/number-fields'
import type { ListingForm_ListingFragment } from '../editor/listing-form.generated'
import { newKey } from '../entry-list/new-key'
import type { Problem } from '../problem'

/** A package as typed. */
export interface PackageValues {
  key: string
  name: string
  price: string
  days: string
  rounds: string
  /** One entry per line. */
  contents: string
}

/** An extra as typed. */
export type ExtraValues = Omit<PackageValues, 'contents'>

export interface OptionValues {
  packages: PackageValues[]
  extras: ExtraValues[]
  /** Both are empty without a licence for more people. */
  teamLicence: { people: string; price: string }
}

export interface OptionFieldsProps {
  values: OptionValues
  errorOf: (field: string) => string | undefined
  change: (values: Partial<OptionValues>) => void
}

export const MAX_PACKAGES = 3
export const MAX_EXTRAS = 5

export const priceValue = (price: number | null) => {
  if (price === null) return ''
  return Number.isInteger(price) ? String(price) : price.toFixed(2)
}

const numberValue = (number: number | null | undefined) => (number == null ? '' : String(number))

type OwnOptions = Pick<ListingForm_ListingFragment, 'packages' | 'extras' | 'teamLicence'>

export const toOptionValues = ({ packages, extras, teamLicence }: OwnOptions): OptionValues => ({
  packages: packages.map(({ key, name, price, deliveryDays, rounds, contents }) => ({
    key,
    name,
    price: priceValue(price),
    days: numberValue(deliveryDays),
    rounds: String(rounds),
    contents: contents.join('\n'),
  })),
  extras: extras.map(({ key, name, price, days, rounds }) => ({
    key,
    name,
    price: priceValue(price),
    days: numberValue(days || null),
    rounds: String(rounds),
  })),
  teamLicence: { people: numberValue(teamLicence?.people), price: priceValue(teamLicence?.price ?? null) },
})

type OptionsInput = Required<Pick<EditListingInput, 'packages' | 'extras' | 'teamLicence'>>

/** The server's input, or the first field that can't be parsed. */
export const toOptionsInput = ({
  packages,
  extras,
  teamLicence,
}: OptionValues): { input: OptionsInput } | { problem: Problem } => {
  let problem: Problem | undefined
  const read = (field: string, text: string, as: (text: string) => NumberField) => {
    const result = optional(as, text)
    if ('value' in result) return result.value
    problem ??= { field, message: result.problem }
    return null
  }
  const price = (text: string, at: string) => read(`${at}.price`, text, amountField)
  const days = (text: string, field: string) => read(field, text, wholeNumberField)
  const input: OptionsInput = {
    packages: packages.map((each, index) => ({
      key: each.key,
      name: each.name,
      price: price(each.price, `packages.${index}`),
      deliveryDays: days(each.days, `packages.${index}.deliveryDays`),
      rounds: Number(each.rounds),
      contents: splitLines(each.contents),
    })),
    extras: extras.map((each, index) => ({
      key: each.key,
      name: each.name,
      price: price(each.price, `extras.${index}`),
      days: days(each.days, `extras.${index}.days`) ?? 0,
      rounds: Number(each.rounds),
    })),
    teamLicence:
      teamLicence.people.trim() || teamLicence.price.trim()
        ? {
            people: read('teamLicence.people', teamLicence.people, wholeNumberField),
            price: price(teamLicence.price, 'teamLicence'),
          }
        : null,
  }
  return problem ? { problem } : { input }
}

const names = ['Basic', 'Standard', 'Premium']

/** The first package takes over price and days of the service. */
export const newPackage = (others: readonly PackageValues[], service: { price: string; deliveryDays: string }) => ({
  key: newKey(),
  name: names.find((name) => others.every((other) => other.name !== name)) ?? '',
  price: others.length === 0 ? service.price : '',
  days: others.length === 0 ? service.deliveryDays : '',
  rounds: '1',
  contents: '',
})

export const newExtra = (): ExtraValues => ({ key: newKey(), name: '', price: '', days: '', rounds: '0' })
