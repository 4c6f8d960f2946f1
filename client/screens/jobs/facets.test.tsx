import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { jobs } from '../../../fixtures/jobs'
import '../../testing/api'
import { visit } from '../../testing/render-screen'

const user = userEvent.setup()
const contracts = jobs.filter(({ type }) => type === 'Contract')

test('jobs: types are links with counts, and a chip takes a filter away', async () => {
  const router = await visit('/jobs')
  const types = await screen.findByRole('navigation', { name: 'Types' })
  expect(
    within(types)
      .getByRole('link', { name: `All types ${jobs.length}` })
      .getAttribute('aria-current'),
  ).toBe('true')
  await act(() => user.click(within(types).getByRole('link', { name: `Contract ${contracts.length}` })))
  expect(router.state.location.search).toBe('?type=Contract')
  expect(await screen.findByText(`${contracts.length} jobs`)).toBeTruthy()
  await act(() => user.click(screen.getByRole('link', { name: 'Contract: remove this filter (Type)' })))
  expect(await screen.findByText(`${jobs.length} jobs`)).toBeTruthy()
})

test('jobs: place and pay filter by selects whose counts follow the other filters, and the best paid come first', async () => {
  const router = await visit('/jobs?type=Contract')
  const remote = contracts.filter(({ location }) => /remote/i.test(location)).length
  const place = await screen.findByRole('combobox', { name: 'Place' })
  expect(within(place).getByRole('option', { name: `Remote (${remote})` })).toBeTruthy()
  await user.selectOptions(place, 'Remote')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'pay-high')
  expect(router.state.location.search).toBe('?type=Contract&place=Remote&sort=pay-high')
  expect((await screen.findAllByRole('article')).length).toBe(remote)
})
