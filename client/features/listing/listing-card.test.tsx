import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ServicesDocument } from '../../screens/services/services.generated'
import { mockOperation } from '../../testing/api'
import { edgeCaseListings } from '../../testing/edge-case-listings'
import { visit } from '../../testing/render-screen'

test('listing card: renders long, unspaced and right-to-left texts, no rating, and extreme prices', async () => {
  mockOperation(ServicesDocument, {
    services: {
      __typename: 'ServiceConnection',
      nodes: Object.values(edgeCaseListings),
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      totalCount: 1001,
      totalIsExact: false,
    },
  })
  const router = await visit('/about')
  await act(() => router.navigate('/services'))
  expect(await screen.findByText('1,000+ services')).toBeTruthy()
  const card = (title: string) => {
    const heading = screen.getByRole('heading', { name: title })
    expect(heading.getAttribute('dir')).toBe('auto')
    return within(heading.closest('article') ?? heading)
  }
  const { longTitle, noSpaces, rightToLeft, unrated, free, dear } = edgeCaseListings
  expect([longTitle, noSpaces].map(({ title }) => card(title).getByText('Odd').tagName)).toEqual(['BDI', 'BDI'])
  expect(card(rightToLeft.title).getByText(rightToLeft.seller.name).tagName).toBe('BDI')
  expect(card(unrated.title).getByText('New')).toBeTruthy()
  expect(card(free.title).getByText('$0')).toBeTruthy()
  expect(card(dear.title).getByText('$99,999,999.99')).toBeTruthy()
})
