import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signedInAs } from '../../../testing/api'
import { main, visit } from '../../../testing/render-screen'
import { user } from '../settings.testing'

const rename = async (form: string, label: string, name: string, action: string) => {
  const fields = within(await screen.findByRole('form', { name: form }))
  await user.clear(fields.getByLabelText(label))
  await user.type(fields.getByLabelText(label), name)
  await user.click(fields.getByRole('button', { name: action }))
  await fields.findByText('Saved')
}

test('profile: a freelancer’s new name is on the public pages that were open before', async () => {
  await signedInAs('freelancer')
  const router = await visit('/freelancers')
  await user.click(await main().findByRole('link', { name: 'Tomás Vidal' }))
  await main().findByRole('heading', { name: 'Tomás Vidal', level: 1 })
  const { pathname } = router.state.location
  await act(() => router.navigate('/dashboard/settings'))
  await rename('Profile', 'Full name', 'Tomás V. Sato', 'Save profile')
  await act(() => router.navigate(pathname))
  expect(await main().findByRole('heading', { name: 'Tomás V. Sato', level: 1 })).toBeTruthy()
  await act(() => router.navigate('/freelancers'))
  expect(await main().findByRole('link', { name: 'Tomás V. Sato' })).toBeTruthy()
})

test.each([
  ['account', 'broker', 'com-ashgrove-patents', 'Profile', 'Full name', 'Save profile'],
  ['company', 'vendor', 'com-keller-reports', 'Company details', 'Company or business name', 'Save company'],
] as const)(
  'profile: with a new name of the %s its company page has no badge any more',
  async (_whose, role, id, form, label, action) => {
    await signedInAs(role)
    const router = await visit(`/company/${id}`)
    await main().findByText('Verified')
    await act(() => router.navigate('/dashboard/settings'))
    await rename(form, label, 'Quill and Daughters', action)
    await act(() => router.navigate(`/company/${id}`))
    await main().findByText('Founded')
    expect(main().queryByText('Verified')).toBeNull()
  },
)
