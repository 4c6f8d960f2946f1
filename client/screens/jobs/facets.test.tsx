import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { jobs } from '../../../fixtures/jobs'
import { mockPending } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { JobsDocument } from './jobs.generated'

const user = userEvent.setup()
const contracts = jobs.filter(({ type }) => type === 'Contract')

test('jobs: types are links with counts, and a chip takes a filter away', async () => {
  await visit('/jobs?type=Contract&pay=50000')
  const types = within(await screen.findByRole('navigation', { name: 'Types' }))
  const contract = types.getByRole('link', { name: `Contract ${contracts.length}` })
  expect(contract.getAttribute('aria-current')).toBe('true')
  expect(types.getByRole('link', { name: /^All types/ }).getAttribute('href')).toBe('/jobs?pay=50000')
  const chips = screen.getAllByRole('link', { name: /: remove this filter/ })
  expect(chips.map((chip) => [chip.textContent?.trim(), chip.getAttribute('href')])).toEqual([
    ['Contract', '/jobs?pay=50000'],
    ['$50,000 a year', '/jobs?type=Contract'],
  ])
})

test('jobs: place and pay filter by selects whose counts follow the other filters, and the best paid come first', async () => {
  const router = await visit('/jobs?type=Contract')
  const remote = contracts.filter(({ location }) => /remote/i.test(location)).length
  const place = await screen.findByRole('combobox', { name: 'Place' })
  expect(screen.getByRole('button', { name: 'Show results' })).toBeTruthy()
  expect(within(place).getByRole('option', { name: `Remote (${remote})` })).toBeTruthy()
  await user.selectOptions(place, 'Remote')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'pay-high')
  expect(router.state.location.search).toBe('?type=Contract&place=Remote&sort=pay-high')
  expect((await screen.findAllByRole('article')).length).toBe(remote)
})

test('jobs: a link keeps the sort order whose list is still loading', async () => {
  const router = await visit('/jobs')
  const types = within(await screen.findByRole('navigation', { name: 'Types' }))
  const answer = mockPending(JobsDocument)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'pay-high')
  expect(document.querySelector('main [aria-busy=true] article')).toBeTruthy()
  await user.click(types.getByRole('link', { name: /^Contract/ }))
  expect(router.state.location.search).toBe('?type=Contract&sort=pay-high')
  answer()
})

test('jobs: a text that is no pay is named, and filters nothing', async () => {
  await visit('/jobs?type=Contract&pay=abc')
  expect((await screen.findByRole('alert')).textContent).toBe('“abc” is not an amount such as 49.99.')
  expect(screen.getAllByRole('article')).toHaveLength(contracts.length)
})
