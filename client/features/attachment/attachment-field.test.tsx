import { fireEvent, screen, waitFor } from '@testing-library/react'
import { type HttpResponse, http } from 'msw'
import { afterEach, expect, test } from 'vitest'
import { api } from '../../testing/api'
import { acceptFiles, bring, choose, file, renderField, user, values } from './attachment-field.testing'

afterEach(() => sessionStorage.clear())

test('attachments: a refused file says why, and those after it are kept', async () => {
  acceptFiles()
  renderField()
  await choose('one.pdf', 'two.exe', 'three.pdf')
  expect(await screen.findByRole('button', { name: 'Remove three.pdf' })).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe("We don't take .exe files.")
  await user.click(screen.getByRole('button', { name: 'Dismiss two.exe' }))
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Remove one.pdf' }))
  // The second click of a double click hits the next file, which has moved up.
  fireEvent.click(screen.getByRole('button', { name: 'Remove three.pdf' }), { detail: 2 })
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Files' }))
  expect(values()).toEqual({ ids: ['fil-three.pdf'] })
})

test('attachments: ten at most, and the others are named', async () => {
  const names = acceptFiles()
  renderField()
  await choose(...Array.from({ length: 11 }, (_, n) => `${n}.pdf`))
  expect(await screen.findByRole('button', { name: 'Remove 9.pdf' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Dismiss 10.pdf' })).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe('At most 10 files at a time.')
  expect(screen.queryByRole('button', { name: 'Add files' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Files' }))
  expect(names).toHaveLength(10)
})

test('attachments: files are dropped anywhere on the form, and pictures pasted into its text', async () => {
  const names = acceptFiles()
  renderField()
  expect(bring('drop', [file('dropped.pdf')])).toBe(true)
  expect(bring('paste', [file('image.png')])).toBe(true)
  // Copied from a table: the text is what was meant.
  expect(bring('paste', [file('table.png')], ['text/plain', 'Files'])).toBe(false)
  expect(await screen.findByRole('button', { name: 'Remove image.png' })).toBeTruthy()
  expect(names).toEqual(['dropped.pdf', 'image.png'])
})

test('attachments: the form waits for files that are on their way, and they can be cancelled', async () => {
  api.use(http.post('/files', () => new Promise<HttpResponse<null>>(() => {})))
  renderField()
  await choose('slow.pdf')
  expect(await screen.findByRole('progressbar', { name: 'Upload of slow.pdf' })).toBeTruthy()
  expect(values()).toMatchObject({ problem: expect.stringContaining('still on their way'), field: 'files' })
  await user.click(screen.getByRole('button', { name: 'Cancel slow.pdf' }))
  await waitFor(() => expect(values()).toEqual({ ids: [] }))
})
