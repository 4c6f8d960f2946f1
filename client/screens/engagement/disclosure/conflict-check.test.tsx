import { cleanup } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signedInAs } from '../../../testing/api'
import { requestedQuote } from '../../../testing/purchase'
import { main, visit } from '../../../testing/render-screen'
import { conversation, path, user } from '../engagement.testing'

// A sample request with the names of two other parties.
const REQUEST = path('MQ-2GA4J')
const CHECK = 'Check for conflicts of interest'

const region = async (name: string) => (await main().findByRole('region', { name })).textContent
const press = async (name: string) => user.click(await main().findByRole('button', { name }))

test('conflict check: the seller reads the names and not the request, until they report no conflict', async () => {
  await signedInAs('broker')
  await visit(REQUEST)
  const text = await region(CHECK)
  expect(text).toContain('Before you see what Clara has sent')
  expect(text).toContain('Aquavena Irrigation GmbHDelta Valve Works')
  expect(main().queryByText(/irrigation valve/)).toBeNull()
  expect(await region('Timeline')).toContain('You see this once the check for conflicts of interest is answered.')
  expect((await conversation()).getByText(/^You can write once the check/)).toBeTruthy()
  await press('No conflict')
  expect(await main().findByText('Clara is told, and you see everything that Clara has sent.')).toBeTruthy()
  expect((await main().findAllByText(/irrigation valve/)).length).toBeGreaterThan(0)
  expect(await main().findByRole('button', { name: 'Send offer' })).toBeTruthy()
  expect(await region(CHECK)).toContain('You have reported that there is no conflict of interest.')
})

test('conflict check: a conflict is asked about once, and ends the request', async () => {
  const id = await requestedQuote({ profileId: 'usr-priya-raman', otherParties: ['Aquavena Irrigation GmbH'] })
  const request = path(id)
  await signedInAs('broker')
  await visit(request)
  await press('Conflict')
  expect(
    await main().findByText(/^This ends, and you never see what Clara has sent\. Nothing is charged\./),
  ).toBeTruthy()
  await press('Report a conflict')
  expect(await main().findByText('This has ended, and Clara is told. Nothing is charged.')).toBeTruthy()
  expect(await region(CHECK)).not.toContain('Aquavena')
  expect(main().queryByText(/irrigation valve/)).toBeNull()
  cleanup()
  await signedInAs('customer')
  await visit(request)
  expect(await region(CHECK)).toMatch(/has reported a conflict of interest, and has seen nothing but the names\./)
})

test('conflict check: admins read no names', async () => {
  await signedInAs('admin')
  await visit(REQUEST)
  expect(await region(CHECK)).not.toContain('Aquavena')
})
