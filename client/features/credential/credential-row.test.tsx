import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { CredentialState } from '../../generated/schema'
import { mockFragment } from '../../testing/mock-fragment'
import { renderComponent } from '../../testing/render-routes'
import { CredentialRow } from './credential-row'
import { CredentialRow_CredentialFragmentDoc } from './credential-row.generated'

test.each<[CredentialState, RegExp]>([
  ['CHECKED', /^Checked .*, valid until /],
  ['ASKED', /^Checked .*, valid until /],
  ['EXPIRED', /^Checked .*, expired /],
  ['REFUSED', /^Asked /],
  ['WITHDRAWN', /^Asked /],
])('registration: the dates of one that was checked and is %s now', async (state, text) => {
  const credential = mockFragment(CredentialRow_CredentialFragmentDoc, {
    state,
    stateLabel: 'State',
    askedAt: '2026-03-01T10:00:00.000Z',
    checkedAt: '2026-03-02T10:00:00.000Z',
    expiresAt: '2027-03-02T10:00:00.000Z',
  })
  await renderComponent(<CredentialRow credential={credential} />)
  expect(screen.getByText(text)).toBeTruthy()
})
