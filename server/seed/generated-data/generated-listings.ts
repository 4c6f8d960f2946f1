import type { Insertable } from 'kysely'
import { type CategorySlug, categories } from '../../../fixtures/categories'
import { toLines } from '../../database/columns'
import type { Database } from '../../database/connection'
import { insertRows } from '../../database/insert-rows'
import { assertFound } from '../../database/rows'
import type { Tables } from '../../database/tables/tables'
import { databaseSearch } from '../../infrastructure/search/database/database-search'
import type { Random } from '../../lib/random'
import { emptyContent } from '../../modules/service-content/service-content'
import { generatedId } from './generated-ids'
import { daysBefore } from './generated-moments'
import { baseRating } from './generated-ratings'
import type { GeneratedSeller } from './generated-sellers'
import type { Vocabulary } from './vocabulary'

/** The same as for real accounts. */
const MAX_LISTINGS = 200
/** The first sellers have most of the listings. */
const SELLER_SKEW = 1.8
const HIDDEN_SHARE = 0.03
/** The share of listings that are in the main category of their seller. */
const MAIN_CATEGORY_SHARE = 0.8
const BATCH = 2_000

type NewListing = Insertable<Tables['listing']>

/** The columns that engagements need: a million whole listings would fill the memory. */
export type GeneratedListing = Pick<
  NewListing,
  'id' | 'kind' | 'title' | 'sellerId' | 'priceCents' | 'createdAt' | 'rating' | 'reviewCount'
>

interface Request {
  db: Database
  count: number
  sellers: readonly GeneratedSeller[]
  random: Random
  vocabulary: Vocabulary
  onProgress: (done: number) => void
}

/** Listings with their search texts, a batch at a time. Returns the public ones. */
export const generateListings = async ({ db, count, sellers, random, vocabulary, onProgress }: Request) => {
  const pickSeller = sellerPicker(sellers, random)
  const offered: { listing: GeneratedListing; seller: GeneratedSeller }[] = []
  for (let start = 0; start < count; start += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, count - start) }, (_, index) => {
      const seller = pickSeller()
      const isMain = random.happens(MAIN_CATEGORY_SHARE)
      const slug = isMain ? seller.category : assertFound(random.pick(categories), 'category').slug
      return { listing: newListing(start + index + 1, slug, seller, random, vocabulary), seller }
    })
    const rows = batch.map(({ listing }) => listing)
    const texts = batch.map(searchTextOf)
    await insertRows(db, 'listing', rows)
    await databaseSearch(db).put(texts)
    for (const { listing, seller } of batch) {
      if (listing.visible === 1) offered.push({ listing: offeredListing(listing), seller })
    }
    onProgress(start + batch.length)
  }
  return offered
}

const offeredListing = (listing: NewListing): GeneratedListing => {
  const { id, kind, title, sellerId, priceCents, createdAt, rating, reviewCount } = listing
  return { id, kind, title, sellerId, priceCents, createdAt, rating, reviewCount }
}

const categoryNames = new Map<string, string>(categories.map(({ id, name }) => [id, name]))

const searchTextOf = ({ listing, seller }: { listing: NewListing; seller: GeneratedSeller }) => ({
  listing,
  categoryName: assertFound(categoryNames.get(listing.categoryId), 'category'),
  sellerName: seller.account.name,
})

const sellerPicker = (sellers: readonly GeneratedSeller[], random: Random) => {
  const counts = new Map<GeneratedSeller, number>()
  return () => {
    for (;;) {
      const seller = assertFound(sellers[Math.floor(sellers.length * random.next() ** SELLER_SKEW)], 'seller')
      const count = counts.get(seller) ?? 0
      counts.set(seller, count + 1)
      if (count < MAX_LISTINGS) return seller
    }
  }
}

const newListing = (
  number: number,
  slug: CategorySlug,
  { account }: GeneratedSeller,
  random: Random,
  vocabulary: Vocabulary,
): NewListing => {
  const kind = account.role === 'VENDOR' ? 'product' : 'service'
  const id = generatedId(kind === 'product' ? 'prd' : 'srv', number)
  const createdAt = daysBefore(random, 1_000, 1)
  const visible = Number(!random.happens(HIDDEN_SHARE))
  const title = vocabulary.title(slug)
  return {
    id,
    kind,
    title,
    createdAt,
    updatedAt: createdAt,
    published: visible,
    visible,
    description: vocabulary.description(slug),
    priceCents: priceOf(random),
    categoryId: `cat-${slug}`,
    sellerId: account.id,
    sellerRole: account.role,
    images: `/artwork/cover/${slug}/${id}.svg`,
    tags: kind === 'product' ? toLines(title.toLowerCase().split(' ').slice(0, 3)) : '',
    options: '',
    deliveryDays: kind === 'product' ? 0 : 1 + random.below(60),
    ...emptyContent,
    ...baseRating(random),
  }
}

/** Whole dollars: most of a few hundred, some of many thousand. */
const priceOf = (random: Random) => Math.round(5 * 4_000 ** ((random.next() + random.next()) / 2)) * 100
