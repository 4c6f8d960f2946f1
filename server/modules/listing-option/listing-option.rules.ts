import { isMoney, MAX_PRICE_DOLLARS } from '../../lib/money'
import { sumOf } from '../../lib/sum'
import { foldCase, oneLineEach, visibleText } from '../../lib/text'
import { type Check, firstFailedCheck } from '../../lib/violations'
import { type ListingOptions, type OptionsInput, readOptions } from './listing-options'

const MAX_PACKAGES = 3
const MAX_EXTRAS = 5
const MAX_NAME_LENGTH = 40
const MAX_DAYS = 365
const MAX_ROUNDS = 9
const MAX_CONTENTS = 8
const MAX_CONTENT_LENGTH = 100
const MAX_PEOPLE = 999

const isBetween = (value: number, min: number, max: number) => value >= min && value <= max

/** The checks of fields that packages and extras share. */
const sharedChecks = (
  { key, name, price, rounds }: { key: string; name: string; price?: number | null | undefined; rounds: number },
  at: string,
): Check[] => [
  [/^[a-z0-9-]{1,40}$/.test(key), `${at}.key`, 'A key has 1 to 40 lower-case letters, digits and -'],
  [name.length <= MAX_NAME_LENGTH, `${at}.name`, `Name has at most ${MAX_NAME_LENGTH} characters`],
  ...priceChecks(price, `${at}.price`),
  [isBetween(rounds, 0, MAX_ROUNDS), `${at}.rounds`, `Rounds of changes are from 0 to ${MAX_ROUNDS}`],
]

const priceChecks = (price: number | null | undefined, field: string): Check[] => [
  [price == null || isBetween(price, 0, MAX_PRICE_DOLLARS), field, 'Price is from $0 to $1,000,000'],
  [price == null || isMoney(price), field, 'Price has at most two decimals'],
]

/** Returns the first limit that a draft exceeds. A draft may be incomplete. */
export const firstOptionViolation = ({ packages, extras, teamLicence }: OptionsInput) => {
  const keys = [...(packages ?? []), ...(extras ?? [])].map(({ key }) => key)
  return firstFailedCheck([
    [(packages ?? []).length <= MAX_PACKAGES, 'packages', `A service has at most ${MAX_PACKAGES} packages`],
    [(extras ?? []).length <= MAX_EXTRAS, 'extras', `A service has at most ${MAX_EXTRAS} extras`],
    [new Set(keys).size === keys.length, 'packages', 'Packages and extras have different keys'],
    ...(packages ?? []).flatMap((each, index): Check[] => {
      const at = `packages.${index}`
      const { deliveryDays: days } = each
      const contents = oneLineEach(each.contents)
      return [
        ...sharedChecks(each, at),
        [
          days == null || isBetween(days, 1, MAX_DAYS),
          `${at}.deliveryDays`,
          `Delivery time is from 1 to ${MAX_DAYS} days`,
        ],
        [contents.length <= MAX_CONTENTS, `${at}.contents`, `A package has at most ${MAX_CONTENTS} lines`],
        [
          contents.every(({ length }) => length <= MAX_CONTENT_LENGTH),
          `${at}.contents`,
          `A line has at most ${MAX_CONTENT_LENGTH} characters`,
        ],
      ]
    }),
    ...(extras ?? []).flatMap((each, index): Check[] => [
      ...sharedChecks(each, `extras.${index}`),
      [
        isBetween(each.days, 1 - MAX_DAYS, MAX_DAYS),
        `extras.${index}.days`,
        `Days are from -${MAX_DAYS - 1} to ${MAX_DAYS}`,
      ],
    ]),
    [
      teamLicence?.people == null || isBetween(teamLicence.people, 2, MAX_PEOPLE),
      'teamLicence.people',
      `The number of people is from 2 to ${MAX_PEOPLE}`,
    ],
    ...priceChecks(teamLicence?.price, 'teamLicence.price'),
  ])
}

const hasName = (name: string, others: readonly { name: string }[], at: string): Check[] => [
  [visibleText(name) !== '', `${at}.name`, 'Name is required'],
  [
    others.filter((other) => foldCase(other.name) === foldCase(name)).length === 1,
    `${at}.name`,
    `“${name}” is there twice. Give each its own name.`,
  ],
]

/** Returns the first part that is missing for publishing. */
export const firstMissingOption = (listing: { options: string; deliveryDays: number | null }) => {
  const { packages, extras, teamLicence }: ListingOptions = readOptions(listing)
  const saved = sumOf(extras, ({ days }) => Math.min(0, days))
  const shortest = Math.min(
    ...(packages.length > 0 ? packages : [{ days: listing.deliveryDays }]).map(({ days }) => days ?? MAX_DAYS),
  )
  return firstFailedCheck([
    ...packages.flatMap(({ name, cents, days }, index): Check[] => {
      const at = `packages.${index}`
      return [
        ...hasName(name, packages, at),
        [cents !== null, `${at}.price`, 'Price is required'],
        [days !== null, `${at}.deliveryDays`, 'Delivery time is required'],
      ]
    }),
    ...extras.flatMap(({ name, cents }, index): Check[] => [
      ...hasName(name, extras, `extras.${index}`),
      [cents !== null, `extras.${index}.price`, 'Price is required'],
    ]),
    [
      saved === 0 || shortest + saved >= 1,
      `extras.${extras.findIndex(({ days }) => days < 0)}.days`,
      `All extras together take ${-saved} days away, and the shortest delivery time is ${shortest}. Leave at least one day.`,
    ],
    [teamLicence?.people !== null, 'teamLicence.people', 'For how many people is the licence?'],
    [teamLicence?.cents !== null, 'teamLicence.price', 'Price is required'],
  ])
}
