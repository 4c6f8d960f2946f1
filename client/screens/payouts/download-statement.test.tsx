import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { mockError, mockPending, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { StatementPageDocument } from './statement-page.generated'

const region = async (name: string) => within(await screen.findByRole('region', { name }))

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:payouts')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
})

test('payouts: a download that fails is told, and a second try removes the notice', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await signedInAs('broker')
  const endError = mockError(StatementPageDocument)
  await visit('/dashboard/payouts')
  const statement = await region('Statement')
  const download = () => act(() => userEvent.click(statement.getByRole('button', { name: 'Download CSV' })))
  await download()
  expect((await statement.findByRole('alert')).textContent).toContain('could not be downloaded')
  endError()
  await download()
  await vi.waitFor(() => expect(statement.queryByRole('alert')).toBeNull(), { timeout: 5_000 })
})

test('payouts: a download says that it runs', async () => {
  await signedInAs('broker')
  const answer = mockPending(StatementPageDocument)
  await visit('/dashboard/payouts')
  const button = (await region('Statement')).getByRole('button', { name: 'Download CSV' })
  await userEvent.click(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
  answer()
  await vi.waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'))
})
