import { afterAll, describe, expect, test } from 'vitest'
import { databases } from '../../testing/database/databases'
import { executor } from '../../testing/execute'
import type {
  CompanyFilter,
  FreelancerFilter,
  JobFilter,
  JobKind,
  ListingFilter,
  SearchFilter,
} from '../../testing/generated/schema'
import {
  CompanyFacetsDocument,
  FreelancerFacetsDocument,
  JobFacetsDocument,
  ProductFacetsDocument,
  SearchFacetsDocument,
  ServiceFacetsDocument,
  type ServiceFacetsQuery,
} from './facets.test.generated'

type List = ServiceFacetsQuery['list']
type Name = List['facets'][number]['name']

/** The filter by a choice, as pages make it of the value in an address. */
const filterBy: Record<Name, (value: string) => object> = {
  CATEGORY: (category) => ({ category }),
  KIND: (value) => ({ kind: value.toUpperCase() }),
  PRICE: (value) => {
    const [min, max] = value.split('-')
    return { minPrice: min ? Number(min) : null, maxPrice: max ? Number(max) : null }
  },
  RATING: (value) => ({ minRating: Number(value) }),
  DAYS: (value) => ({ maxDeliveryDays: Number(value) }),
  ROLE: (value) => ({ sellerRole: value.toUpperCase() }),
  JURISDICTION: (jurisdiction) => ({ jurisdiction }),
  LANGUAGE: (code) => ({ language: code.toUpperCase() }),
  VERIFIED: () => ({ verified: true }),
  RATE: (value) => ({ maxRate: Number(value) }),
  SKILL: (skill) => ({ skill }),
  TYPE: (type) => ({ type }),
  PLACE: (place) => ({ place }),
  PAY: (value) => ({ minPay: Number(value) }),
}

describe.each(databases)('facets on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  afterAll(() => db.destroy())

  const lists = {
    services: async (filter: ListingFilter) => (await execute(ServiceFacetsDocument, { filter })).data.list,
    products: async (filter: ListingFilter) => (await execute(ProductFacetsDocument, { filter })).data.list,
    freelancers: async (filter: FreelancerFilter) => (await execute(FreelancerFacetsDocument, { filter })).data.list,
    companies: async (filter: CompanyFilter) => (await execute(CompanyFacetsDocument, { filter })).data.list,
    jobs: async ({ kind = null, ...filter }: JobFilter & { kind?: JobKind | null }) =>
      (await execute(JobFacetsDocument, { kind, filter })).data.list,
    'search of patent': async (filter: SearchFilter) =>
      (await execute(SearchFacetsDocument, { query: 'patent', filter })).data.list,
    'search without a text': async (filter: SearchFilter) =>
      (await execute(SearchFacetsDocument, { query: '', filter })).data.list,
  }

  /** The filters of a list, two of them with limits that no count is kept for. */
  const filters: [keyof typeof lists, object][] = [
    ['services', {}],
    ['services', { category: 'logo-design' }],
    ['services', { category: 'legal-consulting', minPrice: 100, maxPrice: 499.99, minRating: 4.5 }],
    ['services', { maxDeliveryDays: 14, sellerRole: 'BROKER' }],
    ['services', { verified: true, minRating: 4 }],
    ['services', { jurisdiction: 'California' }],
    ['services', { language: 'FR', minRating: 4 }],
    ['services', { language: 'EN', verified: true, category: 'patent-filing' }],
    ['services', { language: 'EN', jurisdiction: 'California' }],
    ['services', { minPrice: 77, maxPrice: 1234.5, category: 'patent-filing' }],
    ['services', { maxDeliveryDays: 5 }],
    ['products', {}],
    ['products', { category: 'business-products', minRating: 4.7 }],
    ['freelancers', {}],
    ['freelancers', { maxRate: 100, verified: true }],
    ['freelancers', { skill: 'react', minRating: 4.5 }],
    ['companies', {}],
    ['companies', { verified: true, minRating: 4.5 }],
    ['companies', { jurisdiction: 'California' }],
    ['companies', { language: 'DE', verified: true }],
    ['products', { language: 'DE', minPrice: 60 }],
    ['jobs', {}],
    ['jobs', { type: 'Contract', minPay: 50_000 }],
    ['jobs', { place: 'Remote' }],
    ['jobs', { kind: 'BRIEF' }],
    ['search of patent', {}],
    ['search of patent', { kind: 'SERVICE', maxPrice: 499.99 }],
    ['search without a text', { category: 'logo-design' }],
    ['search of patent', { language: 'EN', minRating: 4 }],
    ['search of patent', { verified: true, sellerRole: 'BROKER' }],
    ['search of patent', { jurisdiction: 'California', kind: 'SERVICE' }],
    ['search without a text', { kind: 'SERVICE', minPrice: 100 }],
    ['search without a text', { verified: true }],
    ['search without a text', { kind: 'PRODUCT', language: 'DE' }],
    ['search without a text', { language: 'EN', verified: true, maxDeliveryDays: 5 }],
    ['search without a text', { jurisdiction: 'California', minRating: 4 }],
  ]

  test.each(filters)('facets of %s by %j count what each choice leaves', async (name, filter) => {
    const read = lists[name]
    const { facets, totalCount } = await read(filter)
    expect(facets.length).toBeGreaterThan(2)
    for (const facet of facets) {
      for (const { value, count, selected, countIsExact } of facet.choices) {
        if (!countIsExact) continue
        const choice = `${facet.name} ${value}`
        expect({ choice, count }).toEqual({
          choice,
          count: (await read({ ...filter, ...filterBy[facet.name](value) })).totalCount,
        })
        if (selected) expect(count).toBe(totalCount)
        else if (facet.name !== 'CATEGORY') expect(count).toBeGreaterThan(0)
      }
    }
    const counted = facets.flatMap(({ choices }) => choices).filter(({ countIsExact }) => countIsExact)
    expect(counted.length).toBeGreaterThan(3)
  })

  test.each([
    ['services', { category: 'castles' }, 'CATEGORY', 'castles'],
    ['services', { minPrice: 77 }, 'PRICE', '77-'],
    ['services', { maxDeliveryDays: 5 }, 'DAYS', '5'],
    ['services', { jurisdiction: 'Atlantis' }, 'JURISDICTION', 'Atlantis'],
    ['search of patent', { language: 'xx' }, 'LANGUAGE', 'xx'],
    ['search without a text', { minRating: 4.9 }, 'RATING', '4.9'],
    ['freelancers', { skill: 'alchemy' }, 'SKILL', 'alchemy'],
    ['companies', { minRating: 4.9 }, 'RATING', '4.9'],
    ['jobs', { type: 'Knighthood' }, 'TYPE', 'Knighthood'],
  ] as const)('facets of %s by %j keep a choice that is none of the usual ones', async (name, filter, facet, value) => {
    const { facets } = await lists[name](filter)
    const selected = facets.find((each) => each.name === facet)?.choices.filter((choice) => choice.selected)
    expect(selected).toMatchObject([{ value }])
  })
})
