import { act, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { signedInAs } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'
import { path, tableOf } from './vendor-analytics.testing'

test('analytics: the address keeps the range of months', async () => {
  await signedInAs('vendor')
  const router = await visit(`${path}?range=all`)
  await tableOf('By month')
  const chip = (name: string) => main().getByRole('button', { name })
  expect(chip('All').getAttribute('aria-pressed')).toBe('true')
  await act(() => userEvent.click(chip('Last 12 months')))
  expect(router.state.location.search).toBe('')
  // Twelve months, the head and the total.
  expect(within(await tableOf('By month')).getAllByRole('row')).toHaveLength(14)
})
