import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { api, mockOperation, requestsOf } from '../../../testing/api'
import { openProfile, saveProfile, user } from '../settings.testing'
import { UpdateProfileDocument } from './profile-section.generated'

test('portrait: an uploaded photograph is previewed at once and sent on saving', async () => {
  const { profile } = await openProfile()
  api.use(http.post('/uploads', () => HttpResponse.json({ path: '/uploads/upl-1.webp' }, { status: 201 })))
  const message = 'Please upload the picture again'
  mockOperation(UpdateProfileDocument, { updateProfile: { __typename: 'InvalidInput', field: 'avatar', message } })
  const portrait = () => profile.getByAltText('Your portrait').getAttribute('src')
  const before = portrait()
  await user.click(profile.getByRole('button', { name: 'Choose another portrait' }))
  await user.upload(
    profile.getByLabelText('Upload a photograph', { selector: 'input' }),
    new File(['x'], 'me.png', { type: 'image/png' }),
  )
  await expect.poll(portrait).toBe('/uploads/upl-1.webp')
  await saveProfile(profile)
  expect((await profile.findByRole('alert')).textContent).toBe(message)
  await user.click(profile.getByAltText('Portrait 1'))
  expect(portrait()).toMatch(/^\/artwork\/avatar\//)
  await saveProfile(profile)
  const avatars = () => requestsOf(UpdateProfileDocument).map(({ input }) => input.avatar)
  await expect.poll(avatars).toEqual(['/uploads/upl-1.webp', null])
  expect(before).toMatch(/^\/artwork\/avatar\//)
})
