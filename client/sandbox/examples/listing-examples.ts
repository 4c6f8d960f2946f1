import type { ExampleSettings } from './documents'

const filter = { category: 'trademark-registration', maxPrice: 2000 }
const page = { sort: 'PRICE_LOW', first: 12 }
/** A product of the sample vendor. */
const id = 'prd-2801'

export const listingExamples: Record<string, ExampleSettings> = {
  CreateListing: { as: 'vendor' },
  DeleteListing: { as: 'vendor', variables: { id } },
  DiscardListingChanges: { as: 'vendor', runFirst: 'EditListing', variables: { id } },
  EditListing: {
    as: 'vendor',
    variables: {
      input: {
        id,
        updatedAt: '2026-11-15T08:45:29.416Z',
        title: 'Patent Landscape Report: Batteries',
        description: 'Who has filed what on storing electricity, and where there is room left.',
        price: 1290,
        deliveryDays: null,
        licence: null,
        packages: [{ key: 'basic', name: 'Basic', price: 450, deliveryDays: 14, rounds: 1, contents: ['A search'] }],
        extras: [{ key: 'rush', name: 'Rush delivery', price: 120, days: -4, rounds: 0 }],
        teamLicence: { people: 25, price: 2490 },
        category: 'business-products',
        images: [],
        tags: ['batteries', 'landscape'],
        // Only services have them; of a product they are ignored.
        questions: [{ text: 'Which office?', kind: 'CHOICE', required: true, choices: ['EUIPO', 'USPTO'] }],
        faq: [{ question: 'How long does it take?', answer: 'Ten days.' }],
        included: ['Two directions to choose from'],
      },
    },
    take: { from: 'ListingEditor', at: ['ownListing', 'updatedAt'], into: 'input.updatedAt' },
    note: 'It says which state of the listing was edited: after another edit the answer is EditConflict.',
  },
  ListingEditor: { as: 'vendor', variables: { id } },
  ListingBrowser: { variables: { filter, ...page, ofServices: true } },
  ProductFiles: {
    as: 'vendor',
    variables: { id: 'one-of-yours' },
    take: { from: 'OwnListings', at: ['ownListings', 'nodes', 0, 'id'], into: 'id' },
  },
  RemoveProductFile: {
    as: 'vendor',
    variables: { id: 'one-of-yours' },
    resultType: 'ProductFileNotFound',
    note: 'With the id of a file of ProductFiles the answer is ProductFileRemoved.',
  },
  OwnListings: { as: 'vendor', variables: { status: 'PUBLISHED', first: 12 } },
  ProductDetail: { variables: { id } },
  Products: { variables: { first: 12 } },
  PublishListing: {
    as: 'vendor',
    runFirst: 'EditListing',
    variables: { id, updatedAt: '2026-11-15T08:45:29.416Z' },
    take: { from: 'ListingEditor', at: ['ownListing', 'updatedAt'], into: 'updatedAt' },
  },
  ServiceDetail: { variables: { id: 'srv-1101' } },
  Services: { variables: { first: 12 } },
  ServiceOrCategory: { variables: { slug: 'patent-filing', id: 'patent-filing' } },
  UnpublishListing: { as: 'vendor', variables: { id } },
}
