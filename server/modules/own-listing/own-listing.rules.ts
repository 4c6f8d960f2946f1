import type { EditListingInput, InvalidInput } from '../../generated/resolvers'
import { isMoney } from '../../lib/money'
import { paragraphs } from '../../lib/text'
import type { OwnListingRow } from './own-listing.row'

const LONGEST_TITLE = 120
const LONGEST_DESCRIPTION = 10_000
const LARGEST_PRICE = 1_000_000
const MOST_IMAGES = 8
const MOST_TAGS = 10
const LONGEST_TAG = 40

type Rule<Subject> = [holds: (subject: Subject) => boolean, field: string, message: string]

/** What even a draft keeps to. */
const draftRules: Rule<Omit<EditListingInput, 'id' | 'updatedAt'>>[] = [
  [({ title }) => title.length <= LONGEST_TITLE, 'title', `Title has at most ${LONGEST_TITLE} characters`],
  [
    ({ description }) => description.length <= LONGEST_DESCRIPTION,
    'description',
    'Description has at most 10,000 characters',
  ],
  [({ price }) => price == null || (price >= 0 && price <= LARGEST_PRICE), 'price', 'Price is from $0 to $1,000,000'],
  [({ price }) => price == null || isMoney(price), 'price', 'Price has at most two decimals'],
  [({ images }) => images.length <= MOST_IMAGES, 'images', `A listing has at most ${MOST_IMAGES} pictures`],
  [({ tags }) => tags.length <= MOST_TAGS, 'tags', `A listing has at most ${MOST_TAGS} tags`],
  [({ tags }) => tags.every((tag) => tag.length <= LONGEST_TAG), 'tags', `A tag has at most ${LONGEST_TAG} characters`],
]

/** What everybody may see says all of this. */
const publishedRules: Rule<OwnListingRow>[] = [
  [({ title }) => title.trim().length >= 3, 'title', 'Title needs at least 3 characters'],
  [
    ({ description }) => paragraphs(description).length >= 20,
    'description',
    'Description needs at least 20 characters',
  ],
  [({ priceCents }) => priceCents !== null, 'price', 'Price is required'],
  [({ categoryId }) => categoryId !== null, 'category', 'Category is required'],
]

const firstBroken =
  <Subject>(rules: readonly Rule<Subject>[]) =>
  (subject: Subject): InvalidInput | undefined => {
    const broken = rules.find(([holds]) => !holds(subject))
    return broken && { field: broken[1], message: broken[2] }
  }

export const brokenDraftRule = firstBroken(draftRules)
export const missing = firstBroken(publishedRules)
