import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { freelancers } from '../../../fixtures/freelancers'
import { mockPending } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { FreelancersDocument } from './freelancers.generated'

const rows = () => screen.findAllByRole('article')
const rates = async () => (await rows()).map((row) => Number(within(row).getByText(/^\$/).textContent?.slice(1)))
const cheapestFirst = freelancers.map(({ hourlyRate }) => hourlyRate).sort((a, b) => a - b)
const user = userEvent.setup()

test('freelancers: the address sorts and filters', async () => {
  await visit('/freelancers?sort=rate-high&skill=LOGO+design')
  expect(await rates()).toEqual([110, 70])
  expect(await screen.findByRole('combobox', { name: 'Sort by' })).toHaveProperty('value', 'rate-high')
  expect(screen.getByRole('combobox', { name: 'Skill' })).toHaveProperty('value', 'Logo design')
})

test('freelancers: a filter changes the address, and the list stays while the next one loads', async () => {
  const router = await visit('/freelancers')
  await rows()
  const answer = mockPending(FreelancersDocument)
  const sort = screen.getByRole('combobox', { name: 'Sort by' })
  await user.selectOptions(sort, 'Rate: low to high')
  expect(sort).toHaveProperty('value', 'rate-low')
  expect((await rows())[0]?.closest('[aria-busy=true]')).toBeTruthy()
  await act(async () => answer())
  expect(await rates()).toEqual(cheapestFirst)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Skill' }), 'Accessibility')
  expect(await screen.findByText('2 freelancers with Accessibility')).toBeTruthy()
  expect(router.state.location.search).toBe('?skill=Accessibility&sort=rate-low')
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toBe(sort)
})

test('freelancers: the address sets the highest rate, which the count names', async () => {
  await visit('/freelancers?sort=rate-low&max=60')
  expect(await rates()).toEqual(cheapestFirst.filter((rate) => rate <= 60))
  expect(screen.getByRole('combobox', { name: 'Rate up to' })).toHaveProperty('value', '60')
  expect(screen.getByText(/^\d freelancers at up to \$60 per hour$/)).toBeTruthy()
})

test('freelancers: an unknown sort order is named', async () => {
  await visit('/freelancers?sort=cheapest')
  expect(await screen.findByText('There is no sort order “cheapest”. Sorted by: Rating.')).toBeTruthy()
  expect(await rows()).toHaveLength(freelancers.length)
})

test('freelancers: a skill that nobody has shows an empty list, which links to all freelancers', async () => {
  await visit('/freelancers?skill=Juggling')
  expect(await screen.findByRole('heading', { name: 'No freelancers found' })).toBeTruthy()
  // `act` waits for the suspended navigation.
  await act(() => user.click(screen.getByRole('link', { name: 'View All Freelancers' })))
  expect(await rows()).toHaveLength(freelancers.length)
})
