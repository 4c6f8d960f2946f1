import type { EditListingInput } from '../../../generated/schema'
import type { ListingForm_ListingFragment } from '../editor/listing-form.generated'
import type { Problem } from '../publish/use-listing-actions'

/** The form's fields as typed. */
export interface DraftValues {
  title: string
  description: string
  price: string
  /** Slug; empty until chosen. */
  category: string
  /** Separated by commas. */
  tags: string
  images: string[]
}

export const toDraftValues = ({ title, description, price, category, tags, images }: ListingForm_ListingFragment) => ({
  title,
  description,
  price: price === null ? '' : Number.isInteger(price) ? String(price) : price.toFixed(2),
  category: category?.slug ?? '',
  tags: tags.join(', '),
  images,
})

type Input = Omit<EditListingInput, 'id' | 'updatedAt'>

/** The server's input, or the field that can't be parsed. */
export const toInput = (values: DraftValues): { input: Input } | { problem: Problem } => {
  const price = parsePrice(values.price)
  if (price === undefined) return { problem: { field: 'price', message: 'Write the price as a number, like 49.99' } }
  const { title, description, category, images } = values
  return { input: { title, description, price, category: category || null, tags: parseTags(values.tags), images } }
}

/** `$1,299.50` -> 1299.5; null for an empty text, undefined for an invalid one. */
export const parsePrice = (text: string) => {
  const bare = text.trim().replace(/^\$\s*/, '')
  if (bare === '') return null
  if (!/^(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/.test(bare)) return undefined
  return Number(bare.replaceAll(',', ''))
}

export const parseTags = (text: string) => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
]
