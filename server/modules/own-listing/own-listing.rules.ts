import type { EditListingInput } from '../../generated/resolvers'
import { isMoney, MAX_PRICE_DOLLARS } from '../../lib/money'
import { paragraphs, visibleText } from '../../lib/text'
import { firstViolationOf, type Rule } from '../../lib/violations'
import type { OwnListingRow } from './own-listing.row'

const MAX_TITLE_LENGTH = 120
const MAX_DESCRIPTION_LENGTH = 10_000
const MAX_DELIVERY_DAYS = 365
const MAX_IMAGES = 8
const MAX_TAGS = 10
const MAX_TAG_LENGTH = 40

const draftRules: Rule<Omit<EditListingInput, 'id' | 'updatedAt'>>[] = [
  [({ title }) => title.length <= MAX_TITLE_LENGTH, 'title', `Title has at most ${MAX_TITLE_LENGTH} characters`],
  [
    ({ description }) => description.length <= MAX_DESCRIPTION_LENGTH,
    'description',
    'Description has at most 10,000 characters',
  ],
  [
    ({ price }) => price == null || (price >= 0 && price <= MAX_PRICE_DOLLARS),
    'price',
    'Price is from $0 to $1,000,000',
  ],
  [({ price }) => price == null || isMoney(price), 'price', 'Price has at most two decimals'],
  [
    ({ deliveryDays }) => deliveryDays == null || (deliveryDays >= 1 && deliveryDays <= MAX_DELIVERY_DAYS),
    'deliveryDays',
    `Delivery time is from 1 to ${MAX_DELIVERY_DAYS} days`,
  ],
  [({ images }) => images.length <= MAX_IMAGES, 'images', `A listing has at most ${MAX_IMAGES} pictures`],
  [({ tags }) => tags.length <= MAX_TAGS, 'tags', `A listing has at most ${MAX_TAGS} tags`],
  [
    ({ tags }) => tags.every((tag) => tag.length <= MAX_TAG_LENGTH),
    'tags',
    `A tag has at most ${MAX_TAG_LENGTH} characters`,
  ],
  [
    ({ licence }) => (licence ?? '').length <= MAX_DESCRIPTION_LENGTH,
    'licence',
    'Licence has at most 10,000 characters',
  ],
]

const publishRules: Rule<OwnListingRow, string>[] = [
  [({ title }) => visibleText(title).length >= 3, 'title', 'Title needs at least 3 characters'],
  [
    ({ description }) => visibleText(paragraphs(description)).length >= 20,
    'description',
    'Description needs at least 20 characters',
  ],
  [({ priceCents }) => priceCents !== null, 'price', 'Price is required'],
  [({ categoryId }) => categoryId !== null, 'category', 'Category is required'],
  [
    ({ deliveryDays }) => deliveryDays !== null,
    'deliveryDays',
    'Delivery time is required: in how many days do you deliver?',
  ],
]

export const firstDraftViolation = firstViolationOf(draftRules)
export const firstPublishViolation = firstViolationOf(publishRules)
