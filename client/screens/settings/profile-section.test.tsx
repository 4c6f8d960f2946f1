import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { graphql, HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { sessionStore } from '../../features/session/session-store'
import { api, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { UpdateProfileDocument } from './update-profile.generated'

const user = userEvent.setup()
const form = async () => within(await screen.findByRole('form', { name: 'Profile' }))
const open = async () => {
  await signedInAs('customer')
  const router = await visit('/dashboard/settings')
  return { router, profile: await form() }
}
const rename = async (profile: Awaited<ReturnType<typeof form>>, name: string) => {
  const field = profile.getByLabelText<HTMLInputElement>('Full name')
  await user.clear(field)
  if (name) await user.type(field, name)
  return field
}
const save = (profile: Awaited<ReturnType<typeof form>>) =>
  user.click(profile.getByRole('button', { name: 'Save profile' }))

test('a new name is saved, said, and at once what the browser remembers', async () => {
  const { profile } = await open()
  expect(profile.getByLabelText<HTMLInputElement>('Role').value).toBe('Customer')
  await rename(profile, 'Lucia F. Ferrante')
  await save(profile)
  expect((await profile.findByText('Saved')).getAttribute('role')).toBe('status')
  expect(sessionStore.read().user?.name).toBe('Lucia F. Ferrante')
  expect(screen.getAllByText('Lucia F. Ferrante').length).toBeGreaterThan(0)
})

test('without a name, or without an answer, it says why and keeps what was typed', async () => {
  const { profile } = await open()
  const field = await rename(profile, '')
  await save(profile)
  expect((await profile.findByRole('alert')).textContent).toBe('Full name is required')
  expect(document.activeElement).toBe(field)
  api.use(graphql.mutation(UpdateProfileDocument, () => HttpResponse.error()))
  await user.type(field, 'Lucia')
  await save(profile)
  expect(await profile.findByText('Something went wrong. Nothing was saved. Please try again.')).toBeTruthy()
  expect(field.value).toBe('Lucia')
})

test('a photograph is shown as soon as it is up, and sent on saving', async () => {
  const { profile } = await open()
  const inputs: unknown[] = []
  api.use(
    http.post('/uploads', () => HttpResponse.json({ path: '/uploads/upl-1.webp' }, { status: 201 })),
    graphql.mutation(UpdateProfileDocument, ({ variables }) => {
      inputs.push(variables.input.avatar)
      const message = 'Please upload the picture once more'
      return HttpResponse.json({
        data: { updateProfile: { __typename: 'InvalidInput', field: 'avatar', message } },
      })
    }),
  )
  const portrait = () => profile.getByAltText('Your portrait').getAttribute('src')
  const before = portrait()
  await user.click(profile.getByRole('button', { name: 'Choose another portrait' }))
  await user.upload(
    profile.getByLabelText('Upload a photograph', { selector: 'input' }),
    new File(['x'], 'me.png', { type: 'image/png' }),
  )
  await expect.poll(portrait).toBe('/uploads/upl-1.webp')
  await save(profile)
  expect((await profile.findByRole('alert')).textContent).toBe('Please upload the picture once more')
  await user.click(profile.getByAltText('Portrait 1'))
  expect(portrait()).toMatch(/^\/artwork\/avatar\//)
  await save(profile)
  await expect.poll(() => inputs).toEqual(['/uploads/upl-1.webp', null])
  expect(before).toMatch(/^\/artwork\/avatar\//)
})

test('leaving with something unsaved is asked about', async () => {
  const { router, profile } = await open()
  const away = () => user.click(screen.getAllByRole('link', { name: /^Messages/ })[0] ?? document.body)
  await rename(profile, 'Somebody')
  await away()
  await user.click(await screen.findByRole('button', { name: 'Stay' }))
  expect(router.state.location.pathname).toBe('/dashboard/settings')
  expect(profile.getByLabelText<HTMLInputElement>('Full name').value).toBe('Somebody')
  await away()
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await screen.findByRole('heading', { name: 'Messages', level: 1 })
})
