import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mockEmpty, mockError, signedInAs } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'
import { CreateCalendarFeedDocument } from './calendar-panel.generated'
import { DocketDocument } from './docket.generated'

const user = userEvent.setup()
const open = () => visit('/dashboard/docket')

test('docket: lists the dates of all orders, the earliest first, without those that were met', async () => {
  await signedInAs('customer')
  await open()
  const region = within(await main().findByRole('region', { name: 'Coming up' }))
  expect(region.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Opposition: FERNWELL, classes 9 and 42',
    'Board decides on the countries',
    'Priority: Printed sensor with guard ring, first filing in Germany',
  ])
  const [first] = region.getAllByRole('listitem')
  expect(first?.textContent).toContain('You act · European Union (EUIPO) · official fee €320.00')
  expect(first?.textContent).toMatch(/in [567] days/)
})

test('docket: without dates it says how to add one', async () => {
  await signedInAs('customer')
  mockEmpty(DocketDocument, { docketEntries: {} })
  await open()
  expect(await main().findByText(/^No dates are coming up\. To add one, open a paid order/)).toBeTruthy()
})

test('calendar: its address is shown once, is replaced, and is removed after a question', async () => {
  await signedInAs('broker')
  await open()
  await user.click(await main().findByRole('button', { name: 'Create calendar address' }))
  const address = async () => within(await main().findByRole('region', { name: 'Your calendar address' }))
  const first = (await address()).getByText(/\/calendar\/[\w-]{43}\.ics$/).textContent
  await user.click(await main().findByRole('button', { name: 'Create a new address' }))
  expect(await (await address()).findByText((text) => /\.ics$/.test(text) && text !== first)).toBeTruthy()
  await user.click(main().getByRole('button', { name: 'Remove the calendar' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }))
  expect(await main().findByRole('button', { name: 'Create calendar address' })).toBeTruthy()
  expect(main().queryByRole('region', { name: 'Your calendar address' })).toBeNull()
  expect(document.activeElement?.textContent).toBe('Create calendar address')
})

test('calendar: a failure says that nothing was changed', async () => {
  await signedInAs('freelancer')
  mockError(CreateCalendarFeedDocument)
  await open()
  await user.click(await main().findByRole('button', { name: 'Create calendar address' }))
  expect((await main().findByRole('alert')).textContent).toMatch(/Nothing was changed/)
})
