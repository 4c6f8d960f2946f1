import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { api, mockOperation, requestsOf } from '../../../testing/api'
import { openProfile, saveProfile, user } from '../settings.testing'
import { stubCanvas } from './portrait.testing'
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

test('portrait: a drawn one keeps the focus while it is uploaded, and a second press is ignored', async () => {
  stubCanvas()
  const { profile } = await openProfile()
  let resolve = () => {}
  const answer = new Promise<void>((done) => {
    resolve = done
  })
  const received: Request[] = []
  api.use(
    http.post('/uploads', async ({ request }) => {
      received.push(request)
      await answer
      return HttpResponse.json({ path: '/uploads/upl-1.webp' }, { status: 201 })
    }),
  )
  await user.click(profile.getByRole('button', { name: 'Choose another portrait' }))
  const button = profile.getByRole<HTMLButtonElement>('button', { name: 'Portrait 2' })
  await user.click(button)
  await expect.poll(() => received.length).toBe(1)
  expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([false, 'true'])
  await user.click(button)
  resolve()
  await expect.poll(() => profile.getByAltText('Your portrait').getAttribute('src')).toBe('/uploads/upl-1.webp')
  expect([document.activeElement, received.length]).toEqual([button, 1])
})
