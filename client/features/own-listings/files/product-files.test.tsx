import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { api, mockError, requestsOf, signedInAs } from '../../../testing/api'
import { addProductFile } from '../../../testing/product-files'
import { visit } from '../../../testing/render-screen'
import { ProductFilesDocument, RemoveProductFileDocument } from './product-files.generated'

const user = userEvent.setup({ applyAccept: false })
const files = async () => within(await screen.findByRole('group', { name: 'Files buyers receive' }))
const press = async (name: string) => user.click((await files()).getByRole('button', { name }))
const confirm = (answer: string) => user.click(within(screen.getByRole('dialog')).getByRole('button', { name: answer }))
const isFocused = () => document.activeElement === screen.getByRole('group', { name: 'Files buyers receive' })
const file = (name: string) => new File(['content'], name)
const choose = async (...names: string[]) =>
  user.upload((await files()).getByLabelText('Add files', { selector: 'input' }), names.map(file))

/** Opens a published product of the sample vendor, with these files. */
const openProduct = async (id: string, ...names: string[]) => {
  await signedInAs('vendor')
  for (const name of names) await addProductFile(id, { name })
  return visit(`/dashboard/vendor/products/${id}`)
}

/** Stores PDFs and refuses others, as the server does. */
const acceptPdf = () =>
  api.use(
    http.post('/product-files', async ({ request }) => {
      const { searchParams } = new URL(request.url)
      const name = searchParams.get('name') ?? ''
      if (!name.endsWith('.pdf')) return HttpResponse.json({ message: `We don't take ${name}.` }, { status: 415 })
      await addProductFile(searchParams.get('listing') ?? '', { name })
      return HttpResponse.json({ name }, { status: 201 })
    }),
  )

test('product files: several are uploaded; a refused one says why and the others are kept', async () => {
  acceptPdf()
  await openProduct('prd-2801')
  expect((await (await files()).findByRole('alert')).textContent).toContain('on sale but has no file yet')
  await choose('One.pdf', 'setup.exe', 'Two.pdf')
  expect(await (await files()).findByRole('link', { name: 'Two.pdf' })).toBeTruthy()
  expect((await files()).getByRole('link', { name: 'One.pdf' })).toBeTruthy()
  expect((await files()).getByRole('alert').textContent).toBe("We don't take setup.exe.")
  await user.click((await files()).getByRole('button', { name: 'Dismiss setup.exe' }))
  expect((await files()).queryByRole('alert')).toBeNull()
  expect(isFocused()).toBe(true)
})

test('product files: leaving the page during an upload asks first', async () => {
  api.use(http.post('/product-files', () => new Promise(() => {})))
  const router = await openProduct('prd-2804')
  await choose('Slow.pdf')
  expect(await (await files()).findByRole('progressbar', { name: 'Upload of Slow.pdf' })).toBeTruthy()
  await act(() => router.navigate('/about'))
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy()
})

test('product files: an upload can be cancelled, and the next one follows', async () => {
  const sent: string[] = []
  api.use(
    http.post('/product-files', async ({ request }) => {
      const name = new URL(request.url).searchParams.get('name') ?? ''
      sent.push(name)
      if (name === 'Slow.pdf') await new Promise(() => {})
      return HttpResponse.json({ message: 'Stored elsewhere.' }, { status: 413 })
    }),
  )
  await openProduct('prd-2804', 'Report.pdf')
  await choose('Slow.pdf', 'Next.pdf')
  expect(await (await files()).findByRole('progressbar', { name: 'Upload of Slow.pdf' })).toBeTruthy()
  await expect.poll(() => sent).toEqual(['Slow.pdf'])
  await user.click((await files()).getByRole('button', { name: 'Cancel Slow.pdf' }))
  expect((await (await files()).findByRole('alert')).textContent).toBe('Stored elsewhere.')
  expect(sent).toEqual(['Slow.pdf', 'Next.pdf'])
})

test('product files: a new version names the file that it replaces', async () => {
  const replaced: (string | null)[] = []
  api.use(
    http.post('/product-files', ({ request }) => {
      replaced.push(new URL(request.url).searchParams.get('versionOf'))
      return HttpResponse.json({}, { status: 201 })
    }),
  )
  await openProduct('prd-2809', 'Report.pdf')
  const input = await (await files()).findByLabelText('New version of Report.pdf', { selector: 'input' })
  await user.upload(input, file('Report 2027.pdf'))
  await expect.poll(() => replaced).toEqual([expect.stringMatching(/^pfl-/)])
})

test('product files: one is removed after a question, and the last one of a published product stays', async () => {
  await openProduct('prd-2101', 'Report.pdf', 'Annex.pdf')
  fireEvent.click(await (await files()).findByRole('button', { name: 'Remove Annex.pdf' }), { detail: 2 })
  expect(screen.queryByRole('dialog')).toBeNull()
  await press('Remove Annex.pdf')
  await confirm('Keep')
  await press('Remove Annex.pdf')
  expect(requestsOf(RemoveProductFileDocument)).toEqual([])
  await confirm('Remove')
  await expect.poll(async () => (await files()).queryByRole('link', { name: 'Annex.pdf' })).toBeNull()
  await waitFor(() => expect(isFocused()).toBe(true))
  await press('Remove Report.pdf')
  await confirm('Remove')
  expect((await (await files()).findByRole('alert')).textContent).toContain('Add another one first.')
  expect((await files()).getByRole('link', { name: 'Report.pdf' })).toBeTruthy()
})

test('product files: a failed removal is shown, and the file stays', async () => {
  await openProduct('prd-2102', 'Report.pdf')
  mockError(RemoveProductFileDocument)
  await (await files()).findByRole('link', { name: 'Report.pdf' })
  await press('Remove Report.pdf')
  await confirm('Remove')
  expect((await (await files()).findByRole('alert')).textContent).toContain('could not be removed')
  expect((await files()).getByRole('link', { name: 'Report.pdf' })).toBeTruthy()
})

test('product files: if they can’t be loaded, it says so and can be tried again', async () => {
  const repair = mockError(ProductFilesDocument)
  await openProduct('prd-2103', 'Report.pdf')
  expect(await (await files()).findByText('The files could not be loaded')).toBeTruthy()
  repair()
  await user.click((await files()).getByRole('button', { name: 'Try again' }))
  expect(await (await files()).findByRole('link', { name: 'Report.pdf' })).toBeTruthy()
})
