import type { Insertable, Transaction } from 'kysely'
import { type CategorySlug, categories } from '../../fixtures/categories'
import { type ListingOptionsFixture, listingOptions } from '../../fixtures/listing-options'
import { products } from '../../fixtures/products'
import { serviceContent } from '../../fixtures/service-content'
import { services } from '../../fixtures/services'
import { toLines } from '../database/columns'
import type { Tables } from '../database/tables/tables'
import { databaseSearch } from '../infrastructure/search/database/database-search'
import { cents } from '../lib/money'
import { joinParagraphs } from '../lib/text'
import { storedOptions } from '../modules/listing-option/listing-options'
import { contentColumns, emptyContent, givenContent } from '../modules/service-content/service-content'
import { nameOf, sampleUser } from './sample-accounts'

const categoryNames = new Map<string, string>(categories.map(({ id, name }) => [id, name]))

export const seedListings = async (db: Transaction<Tables>) => {
  const listings = [...productRows(), ...serviceRows()]
  await db.insertInto('listing').values(listings).execute()
  await databaseSearch(db).put(
    listings.map((listing) => ({
      listing,
      categoryName: categoryNames.get(listing.categoryId) ?? '',
      sellerName: nameOf(listing.sellerId),
    })),
  )
}

const productRows = (): Insertable<Tables['listing']>[] =>
  products.map(({ vendor, category, price, tags, description, ...product }) => ({
    ...product,
    kind: 'product',
    categoryId: `cat-${category}`,
    sellerId: vendor,
    sellerRole: sampleUser(vendor).role,
    priceCents: cents(price),
    description: joinParagraphs(description),
    images: toLines([cover(category, product.id), cover(category, `${product.id}-inside`)]),
    tags: toLines(tags),
    options: optionsOf(product.id),
    deliveryDays: 0,
    ...emptyContent,
    ...asPublished(product),
  }))

const serviceRows = (): Insertable<Tables['listing']>[] =>
  services.map(({ provider, category, price, description, ...service }) => ({
    ...service,
    kind: 'service',
    categoryId: `cat-${category}`,
    sellerId: provider,
    sellerRole: sampleUser(provider).role,
    priceCents: cents(price),
    description: joinParagraphs(description),
    images: cover(category, service.id),
    tags: '',
    options: optionsOf(service.id),
    ...contentOf(service.id),
    ...asPublished(service),
  }))

const contentOf = (id: string) => {
  const { questions, faq, included } = serviceContent[id] ?? { questions: [], faq: [], included: [] }
  const content = givenContent({
    questions: questions.map(({ choices = [], ...question }) => ({ ...question, choices: [...choices] })),
    faq: [...faq],
    included: [...included],
  })
  return contentColumns({ ...emptyContent, kind: 'service' }, content)
}

const optionsOf = (id: keyof typeof listingOptions) => {
  const { packages = [], extras = [], teamLicence }: ListingOptionsFixture = listingOptions[id] ?? {}
  return storedOptions({
    packages: packages.map(({ price, contents, ...rest }) => ({
      ...rest,
      cents: cents(price),
      contents: [...contents],
    })),
    extras: extras.map(({ price, ...rest }) => ({ ...rest, cents: cents(price) })),
    teamLicence: teamLicence ? { people: teamLicence.people, cents: cents(teamLicence.price) } : null,
  })
}

const cover = (category: CategorySlug, seed: string) => `/artwork/cover/${category}/${seed}.svg`

const asPublished = ({ createdAt }: { createdAt: string }) => ({ updatedAt: createdAt, published: 1, visible: 1 })
