import type { EditListingInput } from '../../../generated/schema'
import { amountField, optional, wholeNumberField } from '../../form/number-fields'
import { type ContentValues, toContentInput, toContentValues } from '../content/content-values'
import type { ListingForm_ListingFragment } from '../editor/listing-form.generated'
import { type OptionValues, priceValue, toOptionsInput, toOptionValues } from '../options/option-values'
import type { Problem } from '../problem'

/** The form's fields as typed. */
export interface DraftValues extends ContentValues {
  title: string
  description: string
  price: string
  deliveryDays: string
  /** Slug; empty until chosen. */
  category: string
  /** Separated by commas. */
  tags: string
  /** Empty for a service. */
  licence: string
  images: string[]
  options: OptionValues
}

export const toDraftValues = ({
  title,
  description,
  price,
  deliveryDays,
  category,
  ...listing
}: ListingForm_ListingFragment) => ({
  title,
  description,
  price: priceValue(price),
  deliveryDays: deliveryDays === null ? '' : String(deliveryDays),
  category: category?.slug ?? '',
  tags: listing.tags.join(', '),
  licence: listing.licence,
  images: listing.images,
  ...toContentValues(listing),
  options: toOptionValues(listing),
})

type Input = Omit<EditListingInput, 'id' | 'updatedAt'>

/** The server's input, or the field that can't be parsed. */
export const toInput = (values: DraftValues): { input: Input } | { problem: Problem } => {
  // With packages the form shows neither field: nobody could correct them. The server takes both from the cheapest package.
  const own = values.options.packages.length > 0 ? { price: '', deliveryDays: '' } : values
  const price = optional(amountField, own.price)
  if ('problem' in price) return { problem: { field: 'price', message: price.problem } }
  const deliveryDays = optional(wholeNumberField, own.deliveryDays)
  if ('problem' in deliveryDays) return { problem: { field: 'deliveryDays', message: deliveryDays.problem } }
  const options = toOptionsInput(values.options)
  if ('problem' in options) return options
  const { title, description, category, licence, images } = values
  const tags = parseTags(values.tags)
  const numbers = { price: price.value, deliveryDays: deliveryDays.value }
  const text = { title, description, category: category || null, tags, licence, images }
  return { input: { ...text, ...numbers, ...options.input, ...toContentInput(values) } }
}

export const parseTags = (text: string) => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
]
