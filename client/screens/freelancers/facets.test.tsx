import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { freelancers } from '../../../fixtures/freelancers'
import '../../testing/api'
import { visit } from '../../testing/render-screen'

const rows = () => screen.findAllByRole('article')

test('freelancer facets: counts follow the other filters, and a chip takes one away', async () => {
  const router = await visit('/freelancers?max=60')
  await rows()
  const cheap = freelancers.filter(({ hourlyRate }) => hourlyRate <= 60)
  const rating = screen.getByRole('combobox', { name: 'Rating' })
  const option = within(rating).getByRole('option', { name: /^4\.0 and up \(\d+\)$/ })
  const best = Number(/\((\d+)\)/.exec(option.textContent)?.[1])
  await act(() => userEvent.selectOptions(rating, option))
  expect(await rows()).toHaveLength(best)
  await act(() => userEvent.click(screen.getByRole('link', { name: /^4\.0 and up: remove/ })))
  expect(router.state.location.search).toBe('?max=60')
  expect(await rows()).toHaveLength(cheap.length)
})

test('freelancer facets: a text that is no hourly rate is named, and filters nothing', async () => {
  await visit('/freelancers?max=abc')
  expect((await screen.findByRole('alert')).textContent).toBe('“abc” is not an amount such as 49.99.')
  expect(await rows()).toHaveLength(freelancers.length)
})

test('freelancers: a count under several filters does not name some of them alone', async () => {
  const router = await visit('/freelancers?skill=Accessibility&rating=4')
  expect(await screen.findByText('2 freelancers')).toBeTruthy()
  await act(() => router.navigate('/freelancers?skill=Juggling&rating=4'))
  expect(await screen.findByText('There is no freelancer like that.')).toBeTruthy()
})
