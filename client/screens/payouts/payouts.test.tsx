import { act, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { signedInAs } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'

const region = (name: string) => main().findByRole('region', { name })
afterEach(() => vi.restoreAllMocks())

test.each(['vendor', 'freelancer', 'broker'] as const)(
  'payouts: a %s sees the balance and the statement',
  async (role) => {
    await signedInAs(role)
    await visit('/dashboard/payouts')
    expect(await main().findByText('earned and not paid out yet')).toBeTruthy()
    expect((await region('Your account for payouts')).textContent).toContain('makes no payouts yet')
    expect(within(await region('Statement')).getAllByText(/^Earned, /).length).toBeGreaterThan(0)
    expect((await region('Under way')).textContent).toMatch(/You will earn|Nothing is held/)
  },
)

test('payouts: a customer, who may have sold before, sees the page', async () => {
  await signedInAs('customer')
  await visit('/dashboard/payouts')
  expect(await main().findByText('earned and not paid out yet')).toBeTruthy()
})

test('payouts: the whole statement is downloaded as CSV', async () => {
  await signedInAs('broker')
  await visit('/dashboard/payouts')
  const statement = within(await region('Statement'))
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob)
    return 'blob:payouts'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await act(() => userEvent.click(statement.getByRole('button', { name: 'Download CSV' })))
  await waitFor(() => expect(saved).toHaveLength(1))
  const lines = ((await saved[0]?.text()) ?? '').trim().split('\r\n')
  expect(lines[0]).toContain('Date,What,Order,Title,Amount in US dollars')
  expect(lines.length).toBeGreaterThan(statement.getAllByRole('listitem').length)
})
