import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { services } from '../../../fixtures/services'
import { mockPending } from '../../testing/api'
import { assertFound } from '../../testing/assert-found'
import { visit } from '../../testing/render-screen'
import { ServiceDetailDocument } from './service-detail.generated'

const user = userEvent.setup()

test('service: links to four related listings', async () => {
  await visit('/service/srv-1101')
  const related = await screen.findByRole('region', { name: 'Related listings' })
  expect(within(related).getAllByRole('article')).toHaveLength(4)
  for (const link of related.querySelectorAll('h3 a'))
    expect(link.getAttribute('href')).toMatch(/^\/(service\/srv|products\/prd)-\d+$/)
})

test('service: shows a skeleton after a click in a list', async () => {
  await visit('/services')
  const answer = mockPending(ServiceDetailDocument)
  const card = assertFound((await screen.findAllByText('View Details'))[0])
  await user.click(card)
  expect((await screen.findByText('Loading the service')).parentElement?.getAttribute('aria-busy')).toBe('true')
  await act(async () => answer())
  await screen.findByRole('heading', { name: 'What is included' })
  expect(services.map(({ title }) => title)).toContain(screen.getByRole('heading', { level: 1 }).textContent)
})

test('service: an unknown one is not found and links to all services', async () => {
  await visit('/service/nope')
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Service Not Found')
  expect(screen.getByRole('link', { name: 'Browse All Services' }).getAttribute('href')).toBe('/services')
})
