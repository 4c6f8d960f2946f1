import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'

export const user = userEvent.setup()
const profileForm = async () => within(await screen.findByRole('form', { name: 'Profile' }))

export const openProfile = async () => {
  await signedInAs('customer')
  const router = await visit('/dashboard/settings')
  return { router, profile: await profileForm() }
}

export const rename = async (profile: Awaited<ReturnType<typeof profileForm>>, name: string) => {
  const field = profile.getByLabelText<HTMLInputElement>('Full name')
  await user.clear(field)
  if (name) await user.type(field, name)
  return field
}

export const saveProfile = (profile: Awaited<ReturnType<typeof profileForm>>) =>
  user.click(profile.getByRole('button', { name: 'Save profile' }))

export const openFreelancer = async (signIn = () => signedInAs('freelancer')) => {
  await signIn()
  await visit('/dashboard/settings')
  const form = within(await screen.findByRole('form', { name: 'Public profile' }))
  const set = async (label: string, text: string) => {
    await user.clear(form.getByLabelText(label))
    if (text) await user.type(form.getByLabelText(label), text)
  }
  const save = () => user.click(form.getByRole('button', { name: 'Save public profile' }))
  return { form, set, save }
}
