import type { EditListingInput } from '../../generated/schema'
import type { ListingForm_ListingFragment } from './listing-form.generated'
import type { Problem } from './use-listing-actions'

/** What the form holds: texts as they are typed. */
export interface DraftValues {
  title: string
  description: string
  price: string
  /** Slug; empty while not chosen. */
  category: string
  /** With commas between them. */
  tags: string
  images: string[]
}

export const valuesOf = ({ title, description, price, category, tags, images }: ListingForm_ListingFragment) => ({
  title,
  description,
  price: price === null ? '' : Number.isInteger(price) ? String(price) : price.toFixed(2),
  category: category?.slug ?? '',
  tags: tags.join(', '),
  images,
})

type Input = Omit<EditListingInput, 'id' | 'updatedAt'>

/** What the server is told, or what it would not understand. */
export const inputOf = (values: DraftValues): { input: Input } | { problem: Problem } => {
  const price = readPrice(values.price)
  if (price === undefined) return { problem: { field: 'price', message: 'Write the price as a number, like 49.99' } }
  const { title, description, category, images } = values
  return { input: { title, description, price, category: category || null, tags: readTags(values.tags), images } }
}

/** `$1,299.50` -> 1299.5; null where nothing is written, undefined where it is no price. */
export const readPrice = (text: string) => {
  const bare = text.trim().replace(/^\$\s*/, '')
  if (bare === '') return null
  if (!/^(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/.test(bare)) return undefined
  return Number(bare.replaceAll(',', ''))
}

export const readTags = (text: string) => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
]
