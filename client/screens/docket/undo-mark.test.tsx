import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { MarkDocketEntryDocument } from '../../features/docket/mark-docket-entry.generated'
import { requestsOf, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'

const user = userEvent.setup()

test('docket: a double click marks one date; Undo brings it back and focuses it', async () => {
  await signedInAs('customer')
  await visit('/dashboard/docket')
  const region = within(await screen.findByRole('region', { name: 'Coming up' }))
  const mark = (name: RegExp) => region.findByRole('button', { name })
  await user.click(await mark(/^Mark as met.*Opposition/))
  await waitFor(() => expect(region.queryByText(/^Opposition/)).toBeNull())
  // The second click hits the next date, which has moved up.
  fireEvent.click(await mark(/^Mark as met.*Priority/), { detail: 2 })
  expect(requestsOf(MarkDocketEntryDocument)).toHaveLength(1)
  expect(region.getByText('Marked as met: Opposition')).toBeTruthy()
  const undo = region.getByRole('button', { name: 'Undo' })
  expect(document.activeElement).toBe(undo)
  await user.click(undo)
  expect(document.activeElement).toBe(await mark(/^Mark as met.*Opposition/))
  expect(region.queryByRole('button', { name: 'Undo' })).toBeNull()
})
