import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { serverNow } from '../../../lib/server-clock'
import { mockOperation, signedInAs } from '../../../testing/api'
import { visit } from '../../../testing/render-screen'
import { SettingsDocument } from '../settings.generated'

export const user = userEvent.setup()

/** Answers the settings with passkeys of these names, by default without an authenticator app. */
export const mockFactors = ({ passkeys, hasApp = false }: { passkeys: readonly string[]; hasApp?: boolean }) => {
  const createdAt = serverNow().toISOString()
  mockOperation(SettingsDocument, {
    viewer: { id: 'usr-clara-whitfield' },
    freelancer: null,
    secondFactors: {
      authenticatorAppSince: hasApp ? createdAt : null,
      recoveryCodesLeft: 10,
      passkeys: passkeys.map((name, index) => ({ id: `pky-${index}`, name, createdAt, lastUsedAt: null })),
    },
  })
}

export const open = async () => {
  await signedInAs('customer')
  await visit('/dashboard/settings')
  return within(await screen.findByRole('region', { name: 'Second factor' }))
}

const bytes = new Uint8Array([1, 2, 3]).buffer

/** A passkey as the browser hands it over. */
export const createdPasskey = {
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  response: { attestationObject: bytes, clientDataJSON: bytes },
  getClientExtensionResults: () => ({}),
}

/** A browser that creates passkeys so. */
export const stubPasskeys = (create: CredentialsContainer['create']) => {
  const others = { get: vi.fn(), preventSilentAccess: vi.fn(), store: vi.fn() }
  vi.stubGlobal('PublicKeyCredential', class {})
  vi.spyOn(navigator, 'credentials', 'get').mockReturnValue({ create, ...others })
}
