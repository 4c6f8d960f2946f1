import { screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { setServerTime } from '../../lib/server-clock'
import { mockOperation, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { DocketDocument } from './docket.generated'

test.each([
  [new Date(2026, 11, 4, 23, 59), 'tomorrow'],
  [new Date(2026, 11, 5, 23, 59), 'today'],
  [new Date(2026, 11, 6, 0, 1), '1 day late'],
])('docket: on %s of the reader’s calendar December 5 is %s', async (now, text) => {
  await signedInAs('customer')
  mockOperation(DocketDocument, { docketEntries: { nodes: [{ dueOn: '2026-12-05', doneAt: null }] } })
  setServerTime(now.toISOString())
  onTestFinished(() => setServerTime(new Date().toISOString()))
  await visit('/dashboard/docket')
  const [entry] = await screen.findAllByText('December 5, 2026')
  expect(entry?.parentElement?.textContent).toBe(`December 5, 2026${text}`)
})
