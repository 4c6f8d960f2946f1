import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { freelancers } from '../../../fixtures/freelancers'
import { mockEmpty, mockError, mockPending } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { FreelancersDocument } from './freelancers.generated'

const rows = () => screen.findAllByRole('article')

test('shows every freelancer on a line', async () => {
  await visit('/freelancers')
  expect(await rows()).toHaveLength(freelancers.length)
  const row = within(screen.getByRole('link', { name: 'Jun Watanabe' }).closest('article') ?? document.body)
  for (const shown of ['Product engineer · Kyoto, Japan · 9 years', '$150', '4.9', 'Payments'])
    expect(row.getByText(shown)).toBeTruthy()
  expect(row.getByRole('link', { name: 'Jun Watanabe' }).getAttribute('href')).toBe('/freelancers/fre-jun-watanabe')
  expect(row.getByText('Contact').getAttribute('href')).toBe('/freelancers/fre-jun-watanabe/contact')
})

test('says so when there is nobody', async () => {
  mockEmpty(FreelancersDocument)
  await visit('/freelancers')
  expect(await screen.findByText('Nobody has joined yet.')).toBeTruthy()
})

test('shows skeletons until the freelancers come', async () => {
  const answer = mockPending(FreelancersDocument)
  await visit('/freelancers')
  expect(screen.getByText('Loading freelancers').parentElement?.getAttribute('aria-busy')).toBe('true')
  await act(async () => answer())
  expect(await rows()).toHaveLength(freelancers.length)
})

test('a failure gives the failure page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  mockError(FreelancersDocument)
  await visit('/freelancers')
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error' })).toBeTruthy()
})
