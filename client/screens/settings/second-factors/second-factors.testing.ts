import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { mockOperation, signedInAs } from '../../../testing/api'
import { visit } from '../../../testing/render-screen'
import { SettingsDocument } from '../settings.generated'

export const user = userEvent.setup()

/** Answers the settings with passkeys of these names, and without an authenticator app. */
export const mockFactors = ({ passkeys }: { passkeys: readonly string[] }) =>
  mockOperation(SettingsDocument, {
    viewer: { id: 'usr-clara-whitfield' },
    freelancer: null,
    secondFactors: {
      authenticatorAppSince: null,
      recoveryCodesLeft: 10,
      passkeys: passkeys.map((name, index) => ({ id: `pky-${index}`, name, lastUsedAt: null })),
    },
  })

export const open = async () => {
  await signedInAs('customer')
  await visit('/dashboard/settings')
  return within(await screen.findByRole('region', { name: 'Second factor' }))
}
