import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { companies } from '../../../fixtures/companies'
import { mockError, mockOperation, mockPending } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { CompaniesDocument } from './companies.generated'

const all = companies.length
const cards = () => screen.findAllByRole('article')
const user = userEvent.setup()

test('shows the first 24 companies, then all, and where to join them', async () => {
  await visit('/companies')
  expect(await cards()).toHaveLength(24)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Companies')
  expect(screen.getByText(`${all} companies`)).toBeTruthy()
  const join = screen.getByRole('link', { name: 'register a company' })
  expect(join.parentElement?.textContent).toBe('Sell here: register a company')
  expect(join.getAttribute('href')).toBe('/companies/register')
  const answer = mockPending(CompaniesDocument)
  await user.click(screen.getByText('Load more'))
  expect(screen.getByText('Load more').getAttribute('aria-busy')).toBe('true')
  await act(async () => answer())
  expect(await screen.findByText(`Showing ${all} of ${all} companies`)).toBeTruthy()
  expect(document.activeElement).toBe(document.querySelectorAll('article h2 a')[24])
})

test('shows as many as the address says', async () => {
  await visit('/companies?show=48')
  expect(await cards()).toHaveLength(all)
})

test('shows skeletons until the companies come', async () => {
  const answer = mockPending(CompaniesDocument)
  await visit('/companies')
  expect(screen.getByText('Loading companies').parentElement?.getAttribute('aria-busy')).toBe('true')
  await act(async () => answer())
  expect(await cards()).toHaveLength(24)
})

test('says so when there are none', async () => {
  const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null } as const
  mockOperation(CompaniesDocument, {
    companies: { __typename: 'CompanyConnection', nodes: [], pageInfo, totalCount: 0, totalIsExact: true },
  })
  await visit('/companies')
  expect(await screen.findByRole('heading', { name: 'No companies found' })).toBeTruthy()
})

test('a failure gives the failure page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  mockError(CompaniesDocument)
  await visit('/companies')
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error' })).toBeTruthy()
})
