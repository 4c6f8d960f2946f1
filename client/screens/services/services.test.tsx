import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { services } from '../../../fixtures/services'
import { mockPending } from '../../testing/api'
import { assertFound } from '../../testing/assert-found'
import { visit } from '../../testing/render-screen'
import { ServicesDocument } from './services.generated'

const all = services.length
const cards = () => screen.findAllByText('View Details')
const user = userEvent.setup()

test('services: shows the first 24', async () => {
  await visit('/services')
  expect(await cards()).toHaveLength(24)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Services')
  expect(screen.getByText(`${all} services`)).toBeTruthy()
  expect(screen.getByText(`Showing 24 of ${all} services`)).toBeTruthy()
})

test('services: going back from a service shows the list at once', async () => {
  await visit('/services')
  await user.click(assertFound((await cards())[0]))
  await screen.findByRole('heading', { name: 'About this service' })
  mockPending(ServicesDocument)
  await user.click(
    assertFound(screen.getByRole('navigation', { name: 'Breadcrumb' }).querySelector('[href="/services"]')),
  )
  expect(await cards()).toHaveLength(24)
})

test('services: the list is dimmed while the next one loads', async () => {
  await visit('/services')
  const field = await screen.findByRole('combobox', { name: 'Sort by' })
  const answer = mockPending(ServicesDocument)
  await user.selectOptions(field, 'price-low')
  expect(document.querySelector('main [aria-busy=true] article')).toBeTruthy()
  await act(async () => answer())
  await waitFor(() => expect(document.querySelector('main [aria-busy=true]')).toBeNull())
})
