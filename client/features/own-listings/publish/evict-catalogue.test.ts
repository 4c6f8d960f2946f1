import { gql } from '@apollo/client'
import { expect, test } from 'vitest'
import { createCache } from '../../../apollo/cache'
import { evictCatalogue } from './evict-catalogue'

const query = gql`
  query {
    categories {
      id
      listingCount
    }
    savedListingIds
    spending {
      total
    }
  }
`

test('evict catalogue: public lists are fetched again, and what an account has stays', () => {
  const cache = createCache()
  const data = {
    categories: [{ __typename: 'Category', id: 'cat-1', listingCount: 3 }],
    savedListingIds: ['srv-1101'],
    spending: { __typename: 'Spending', total: 99 },
  }
  cache.writeQuery({ query, data })
  evictCatalogue(cache)
  const { categories, ...kept } = data
  expect(cache.extract().ROOT_QUERY).toEqual({ __typename: 'Query', ...kept })
})
