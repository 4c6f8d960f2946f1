import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { UpdateCompanyDocument } from '../../features/company-form/company-form.generated'
import { changeSampleData, mockOperation, mockPending, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { VendorCompanyDocument } from './vendor-company.generated'

const user = userEvent.setup()
const preview = () => within(screen.getByRole('region', { name: 'As everybody sees it' }))

test('company: shows the form and previews the saved profile', async () => {
  await signedInAs('vendor')
  const answer = mockPending(VendorCompanyDocument)
  await visit('/dashboard/vendor/company')
  expect((await screen.findByText('Loading your company')).parentElement?.getAttribute('aria-busy')).toBe('true')
  await act(async () => answer())
  const name = await screen.findByLabelText<HTMLInputElement>('Company or business name')
  expect(preview().getByRole('heading', { level: 3 }).textContent).toBe(name.value)
  expect(preview().getByRole('link').getAttribute('href')).toMatch(/^\/company\/com-/)
  await user.clear(name)
  await user.click(name)
  await user.paste('Keller & Daughters')
  await user.click(screen.getByRole('button', { name: 'Save company' }))
  expect(await preview().findByRole('heading', { name: 'Keller & Daughters' })).toBeTruthy()
})

test('company: leaving while it is saved asks first, and goes on once it is saved', async () => {
  await signedInAs('vendor')
  const router = await visit('/dashboard/vendor/company')
  await user.type(await screen.findByLabelText('Location'), ', Ireland')
  const answer = mockPending(UpdateCompanyDocument)
  await user.click(screen.getByRole('button', { name: 'Save company' }))
  await user.click(screen.getByRole('link', { name: 'See its public page' }))
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy()
  await act(async () => answer())
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/company\/com-/))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('company: an account without a company sees the empty state', async () => {
  await signedInAs('vendor')
  mockOperation(VendorCompanyDocument, { viewer: { __typename: 'User', id: 'usr-marta-keller', company: null } })
  await visit('/dashboard/vendor/company')
  expect(await screen.findByRole('heading', { name: 'No company yet' })).toBeTruthy()
})

test('company: the form has what was saved on another device since the last visit', async () => {
  await signedInAs('vendor')
  const router = await visit('/dashboard/vendor/company')
  await screen.findByLabelText('Location')
  await act(() => router.navigate('/about'))
  await changeSampleData((db) => db.updateTable('company').set({ location: 'Cork' }).execute())
  await act(() => router.navigate('/dashboard/vendor/company'))
  expect((await screen.findByLabelText<HTMLInputElement>('Location')).value).toBe('Cork')
})
