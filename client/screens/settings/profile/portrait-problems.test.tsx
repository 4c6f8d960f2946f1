import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { api } from '../../../testing/api'
import { openProfile, user } from '../settings.testing'
import { stubCanvas } from './portrait.testing'

const notDrawn = 'This portrait could not be drawn. Please try another.'

test('portrait: another choice removes the problem of the one before', async () => {
  const getContext = stubCanvas()
  const message = 'The picture did not arrive. Please try again.'
  api.use(http.post('/uploads', () => HttpResponse.json({ message }, { status: 503 })))
  const { profile } = await openProfile()
  await user.click(profile.getByRole('button', { name: 'Choose another portrait' }))
  await user.click(profile.getByAltText('Portrait 2'))
  expect(await profile.findByText(message)).toBeTruthy()
  await user.click(profile.getByAltText('Portrait 1'))
  expect(profile.queryByText(message)).toBeNull()
  await user.click(profile.getByAltText('Portrait 2'))
  expect(await profile.findByText(message)).toBeTruthy()
  getContext.mockReturnValue(null)
  await user.click(profile.getByAltText('Portrait 3'))
  expect(await profile.findByText(notDrawn)).toBeTruthy()
  expect(profile.queryByText(message)).toBeNull()
})

test('portrait: without a canvas no empty picture is uploaded', async () => {
  stubCanvas().mockReturnValue(null)
  const received = vi.fn(() => HttpResponse.json({ path: '/uploads/upl-1.webp' }, { status: 201 }))
  api.use(http.post('/uploads', received))
  const { profile } = await openProfile()
  await user.click(profile.getByRole('button', { name: 'Choose another portrait' }))
  await user.click(profile.getByAltText('Portrait 2'))
  expect(await profile.findByText(notDrawn)).toBeTruthy()
  expect(received).not.toHaveBeenCalled()
})
