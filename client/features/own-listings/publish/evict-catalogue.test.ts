import { gql } from '@apollo/client'
import { expect, test } from 'vitest'
import { schema } from '../../../../server/api/schema'
import { createCache } from '../../../apollo/cache'
import { catalogueFields, evictCatalogue } from './evict-catalogue'

const query = gql`
  query {
    categories {
      id
      listingCount
    }
    savedListingIds
    spending {
      held
    }
  }
`

test('evict catalogue: public lists are fetched again, and what an account has stays', () => {
  const cache = createCache()
  const data = {
    categories: [{ __typename: 'Category', id: 'cat-1', listingCount: 3 }],
    savedListingIds: ['srv-1101'],
    spending: { __typename: 'Spending', held: 99 },
  }
  cache.writeQuery({ query, data })
  evictCatalogue(cache)
  const { categories, ...kept } = data
  expect(cache.extract().ROOT_QUERY).toEqual({ __typename: 'Query', ...kept })
})

test('evict catalogue: each name is a query of the API', () => {
  const queries = schema.getQueryType()?.getFields() ?? {}
  expect(catalogueFields.filter((name) => !(name in queries))).toEqual([])
})
