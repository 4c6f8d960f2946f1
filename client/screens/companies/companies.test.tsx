import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { companies } from '../../../fixtures/companies'
import { mockPending } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { CompaniesDocument } from './companies.generated'

const total = companies.length
const cards = () => screen.findAllByRole('article')
const user = userEvent.setup()

test('companies: shows 24, loads more and links to the registration', async () => {
  await visit('/companies')
  expect(await cards()).toHaveLength(24)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Companies')
  expect(screen.getByText(`${total} companies`)).toBeTruthy()
  const join = screen.getByRole('link', { name: 'register a company' })
  expect(join.parentElement?.textContent).toBe('Sell here: register a company')
  expect(join.getAttribute('href')).toBe('/companies/register')
  const answer = mockPending(CompaniesDocument)
  await user.click(screen.getByText('Load more'))
  expect(screen.getByText('Load more').getAttribute('aria-busy')).toBe('true')
  await act(async () => answer())
  expect(await screen.findByText(`Showing ${total} of ${total} companies`)).toBeTruthy()
  expect(document.activeElement).toBe(document.querySelectorAll('article h2 a')[24])
})

test('companies: shows as many as the address asks for', async () => {
  await visit('/companies?show=48')
  expect(await cards()).toHaveLength(total)
})

test('companies: the list is dimmed while the next one loads', async () => {
  await visit('/companies')
  const field = await screen.findByRole('combobox', { name: 'Rating' })
  const answer = mockPending(CompaniesDocument)
  await user.selectOptions(field, '4.5')
  expect(document.querySelector('main [aria-busy=true] article')).toBeTruthy()
  await act(async () => answer())
  await waitFor(() => expect(document.querySelector('main [aria-busy=true]')).toBeNull())
})
