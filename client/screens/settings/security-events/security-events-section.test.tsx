import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockOperation, signedInAs } from '../../../testing/api'
import { visit } from '../../../testing/render-screen'
import { SettingsDocument } from '../settings.generated'

const open = async () => {
  await signedInAs('customer')
  await visit('/dashboard/settings')
  return within(await screen.findByRole('region', { name: 'Recent security events' }))
}

test('security events: each has a title, its details and its time', async () => {
  mockOperation(SettingsDocument, {
    viewer: { id: 'usr-clara-whitfield' },
    freelancer: null,
    securityEvents: [
      { kind: 'TOKEN_REFUSED', details: 'Nightly report', device: '', network: '' },
      { kind: 'SIGN_IN_REFUSED', details: '', device: 'Firefox on Linux', network: '203.0.113.0/24' },
      { kind: 'PASSWORD_CHANGED', details: '', device: '', network: '' },
    ],
  })
  const rows = (await open()).getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows[0]).toMatch(/^Expired or revoked API token refused[A-Z].*, Nightly report$/)
  expect(rows[1]).toMatch(/^Sign-in refused[A-Z].*, Firefox on Linux, 203\.0\.113\.0\/24$/)
  expect(rows[2]).toMatch(/^Password changed[A-Z]/)
})

test('security events: without events the section says what will appear', async () => {
  expect((await open()).getByText(/appear here/)).toBeTruthy()
})
