import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { mockError, signedInAs } from '../../../testing/api'
import { visit } from '../../../testing/render-screen'
import { AccountExportDocument } from './account-export.generated'

const user = userEvent.setup()
const open = async () => {
  await signedInAs('vendor')
  await visit('/dashboard/settings')
  return within(await screen.findByRole('region', { name: 'Your data' }))
}
afterEach(() => vi.restoreAllMocks())

test('account export: downloads a file with the date in its name and the data of the account', async () => {
  const files: Blob[] = []
  const names: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return 'blob:it'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  const data = await open()
  await user.click(data.getByRole('button', { name: 'Export my data' }))
  expect(await data.findByText('The file is on its way to your downloads.')).toBeTruthy()
  expect(names).toEqual([expect.stringMatching(/^marque-data-\d{4}-\d\d-\d\d\.json$/)])
  expect(JSON.parse((await files[0]?.text()) ?? '')).toMatchObject({ account: { email: 'vendor@example.com' } })
})

test.each([
  [undefined, 'Your data could not be exported. Please try again.'],
  ['THROTTLED', 'Try again in 9 minutes.'],
])('account export: a request that fails with %s is told', async (code, text) => {
  mockError(AccountExportDocument, 'Try again in 9 minutes.', code)
  const data = await open()
  await user.click(data.getByRole('button', { name: 'Export my data' }))
  expect((await data.findByRole('alert')).textContent).toBe(text)
})
