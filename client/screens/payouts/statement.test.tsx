import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { mockEmpty, mockError, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { PayoutsDocument } from './payouts.generated'
import { StatementPageDocument } from './statement-page.generated'
import { UnderWayDocument } from './under-way.generated'

const region = async (name: string) => within(await screen.findByRole('region', { name }))

test('payouts: a new seller is told what will stand here', async () => {
  await signedInAs('broker')
  mockEmpty(PayoutsDocument)
  mockEmpty(UnderWayDocument)
  await visit('/dashboard/payouts')
  const statement = await region('Statement')
  expect(statement.getByText('Your earnings stand here as soon as your first order is completed.')).toBeTruthy()
  expect(statement.queryByRole('button', { name: 'Download CSV' })).toBeNull()
  expect((await region('Under way')).getByText('Nothing is held for you at the moment.')).toBeTruthy()
})

test('payouts: a download that fails is told, and a second try removes the notice', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:payouts')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
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
