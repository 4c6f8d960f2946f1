import { expect, test } from 'vitest'
import { RenamePasskeyDocument } from '../../../features/second-factor/passkey-row.generated'
import { mockOperation, requestsOf } from '../../../testing/api'
import { mockFactors, open, user } from './second-factors.testing'

test('second factors: a passkey is renamed in its row, and the focus returns', async () => {
  mockFactors({ passkeys: ['Work laptop'] })
  mockOperation(RenamePasskeyDocument, {
    renamePasskey: { __typename: 'PasskeyRenamed', passkey: { id: 'pky-0', name: 'Old laptop' } },
  })
  const section = await open()
  await user.click(await section.findByRole('button', { name: 'Rename Work laptop' }))
  const field = section.getByLabelText<HTMLInputElement>('New name')
  expect([document.activeElement, field.value]).toEqual([field, 'Work laptop'])
  await user.clear(field)
  await user.click(section.getByRole('button', { name: 'Save name' }))
  expect(section.getByText('Name is required')).toBeTruthy()
  await user.type(field, ' Old laptop ')
  mockFactors({ passkeys: ['Old laptop'] })
  await user.click(section.getByRole('button', { name: 'Save name' }))
  const rename = await section.findByRole('button', { name: 'Rename Old laptop' })
  expect(document.activeElement).toBe(rename)
  expect(requestsOf(RenamePasskeyDocument)).toEqual([{ input: { id: 'pky-0', name: 'Old laptop' } }])
})

test('second factors: a cancelled renaming changes nothing', async () => {
  mockFactors({ passkeys: ['Work laptop'] })
  const section = await open()
  await user.click(await section.findByRole('button', { name: 'Rename Work laptop' }))
  await user.click(section.getByRole('button', { name: 'Cancel' }))
  expect(document.activeElement).toBe(section.getByRole('button', { name: 'Rename Work laptop' }))
  expect(requestsOf(RenamePasskeyDocument)).toEqual([])
})
