import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { services } from '../../../fixtures/services'
import { mockOutage, mockPending } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { ServicesDocument } from './services.generated'

const all = services.length
const user = userEvent.setup()

test('services: a Load more that is answered late leaves the focus where the visitor types', async () => {
  await visit('/services')
  const answer = mockPending(ServicesDocument)
  await user.click(await screen.findByText('Load more'))
  const search = screen.getByRole('searchbox', { name: 'Search' })
  await user.type(search, 'logo')
  await act(async () => answer())
  expect(await screen.findByText(`Showing 48 of ${all} services`)).toBeTruthy()
  expect(document.activeElement).toBe(search)
})

test('services: a Load more that is retried by itself leaves the focus', async () => {
  await visit('/services')
  const endOutage = mockOutage()
  await user.click(await screen.findByText('Load more'))
  await screen.findByRole('alert')
  const retry = screen.getByRole('button', { name: 'Try again' })
  endOutage()
  await act(async () => window.dispatchEvent(new Event('online')))
  expect(await screen.findByText(`Showing 48 of ${all} services`)).toBeTruthy()
  expect(document.activeElement).toBe(retry)
})
