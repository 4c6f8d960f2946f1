import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { api, signedInAs } from '../../testing/api'
import { MarkUnsaved } from '../form/unsaved-changes'
import { sessionStore } from '../session/session-store'
import { UploadButton } from './upload-button'

const user = userEvent.setup()
const picture = (bytes = 3) => new File([new Uint8Array(bytes)], 'seal.png', { type: 'image/png' })
const uploaded = vi.fn()
const renderButton = () => render(<UploadButton label="Upload a logo" purpose="logo" uploaded={uploaded} />)
const choose = (file: File) => user.upload(screen.getByLabelText('Upload a logo', { selector: 'input' }), file)

test('upload: sends the bytes with the purpose and passes on the path', async () => {
  uploaded.mockClear()
  const sent: unknown[] = []
  let respond = () => {}
  const response = new Promise<void>((resolve) => {
    respond = resolve
  })
  api.use(
    http.post('/uploads', async ({ request }) => {
      sent.push(
        new URL(request.url).search,
        request.headers.get('content-type'),
        (await request.arrayBuffer()).byteLength,
      )
      await response
      return HttpResponse.json({ path: '/uploads/upl-1.webp' }, { status: 201 })
    }),
  )
  renderButton()
  await choose(picture())
  expect((await screen.findByRole('button', { name: 'Uploading...' })).getAttribute('aria-busy')).toBe('true')
  expect(screen.getByRole('progressbar', { name: 'Upload' })).toBeTruthy()
  respond()
  expect((await screen.findByRole('button', { name: 'Upload a logo' })).getAttribute('aria-busy')).toBe('false')
  expect(uploaded).toHaveBeenCalledExactlyOnceWith('/uploads/upl-1.webp')
  expect(sent).toEqual(['?purpose=logo', 'image/png', 3])
})

test('upload: while it is under way the page has unsaved changes', async () => {
  const isUnsaved = vi.fn()
  api.use(http.post('/uploads', () => new Promise(() => {})))
  render(
    <MarkUnsaved value={(_id, unsaved) => isUnsaved(unsaved)}>
      <UploadButton label="Upload a logo" purpose="logo" uploaded={uploaded} />
    </MarkUnsaved>,
  )
  expect(isUnsaved).toHaveBeenLastCalledWith(false)
  await choose(picture())
  await screen.findByRole('button', { name: 'Uploading...' })
  expect(isUnsaved).toHaveBeenLastCalledWith(true)
})

test('upload: a file of more than 5 MB is refused at once, in the words of the server', async () => {
  renderButton()
  await choose(picture(5 * 1024 * 1024 + 1))
  expect((await screen.findByRole('alert')).textContent).toBe('This file has more than 5 MB. Choose a smaller one.')
})

test.each([
  [413, 'This picture has more than 40 megapixels. Choose a smaller one.'],
  [415, 'We can’t read this picture. Choose a JPEG, PNG, WebP, AVIF or GIF.'],
  [429, 'You have uploaded a lot of pictures. Try again in an hour.'],
])('upload: a refusal with %i shows the reason', async (status, message) => {
  api.use(http.post('/uploads', () => HttpResponse.json({ message }, { status })))
  renderButton()
  await choose(picture())
  expect((await screen.findByRole('alert')).textContent).toBe(message)
})

test.each([
  ['no response', () => HttpResponse.error()],
  ['the response of a proxy', () => new HttpResponse('<h1>Sorry</h1>', { status: 502 })],
])('upload: after %s a message asks to try again, and the next upload works', async (_, answer) => {
  uploaded.mockClear()
  api.use(http.post('/uploads', answer))
  renderButton()
  await choose(picture())
  expect((await screen.findByRole('alert')).textContent).toBe('The picture did not arrive. Please try again.')
  api.use(http.post('/uploads', () => HttpResponse.json({ path: '/uploads/upl-2.webp' })))
  await choose(picture())
  await expect.poll(() => uploaded).toHaveBeenCalledWith('/uploads/upl-2.webp')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('upload: a response for an expired session signs out', async () => {
  await signedInAs('vendor')
  api.use(http.post('/uploads', () => HttpResponse.json({ message: 'Please log in.' }, { status: 401 })))
  renderButton()
  await choose(picture())
  await screen.findByRole('alert')
  expect(sessionStore.read().user).toBeUndefined()
})

test('upload: one that finishes late passes its path to the callback of the latest render', async () => {
  uploaded.mockClear()
  let respond = () => {}
  const response = new Promise<void>((resolve) => {
    respond = resolve
  })
  api.use(
    http.post('/uploads', async () => {
      await response
      return HttpResponse.json({ path: '/uploads/upl-3.webp' })
    }),
  )
  const { rerender } = renderButton()
  await choose(picture())
  const latest = vi.fn()
  rerender(<UploadButton label="Upload a logo" purpose="logo" uploaded={latest} />)
  respond()
  await expect.poll(() => latest).toHaveBeenCalledExactlyOnceWith('/uploads/upl-3.webp')
  expect(uploaded).not.toHaveBeenCalled()
})
