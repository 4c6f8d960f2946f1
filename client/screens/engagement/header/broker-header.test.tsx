import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signedInAs } from '../../../testing/api'
import { visit } from '../../../testing/render-screen'

test('breadcrumb of an order that a broker has introduced: leads to the mandates, which list it', async () => {
  await signedInAs('broker')
  await visit('/dashboard/engagements/MQ-2K7BR')
  const trail = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }))
  expect((await trail.findByRole('link', { name: 'Mandates' })).getAttribute('href')).toBe('/dashboard/mandates')
  expect(trail.queryByRole('link', { name: 'Clients' })).toBeNull()
})
