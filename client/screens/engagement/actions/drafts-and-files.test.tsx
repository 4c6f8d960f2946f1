import { act, cleanup, screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { sessionStore } from '../../../features/session/session-store'
import { api, signedInAs } from '../../../testing/api'
import { buyListing } from '../../../testing/purchase'
import { visit } from '../../../testing/render-screen'
import { engagementInProgress, main, path, user } from '../engagement.testing'

const requirements = async () => main().findByLabelText<HTMLTextAreaElement>('Requirements')

test('engagement drafts: the text survives a session that ends, and the login page says why it is there', async () => {
  const { id } = await buyListing('srv-1501', 699)
  await visit(path(id))
  await user.click(await main().findByRole('button', { name: 'Send requirements' }))
  await user.type(await requirements(), 'No gradients.')
  act(() => sessionStore.end())
  expect(await screen.findByText('You were signed out. Log in to go on where you were.')).toBeTruthy()
  cleanup()
  await signedInAs('customer')
  await visit(path(id))
  expect((await requirements()).value).toBe('No gradients.')
})

test('delivery files: a refused file says why, and those after it are kept', async () => {
  const id = await engagementInProgress()
  await signedInAs('freelancer')
  api.use(
    http.post('*/files', ({ request }) => {
      const name = new URL(request.url).searchParams.get('name')
      if (name === 'two.exe') return HttpResponse.json({ message: 'This kind of file is refused.' }, { status: 400 })
      return HttpResponse.json({ id: `fil-${name}`, name, size: 3 })
    }),
  )
  await visit(path(id))
  await user.click(await main().findByRole('button', { name: 'Deliver' }))
  const form = within(main().getByRole('form', { name: 'Deliver' }))
  const files = ['one.pdf', 'two.exe', 'three.pdf'].map((name) => new File(['abc'], name))
  await user.upload(await form.findByLabelText('Files, optional', { selector: 'input' }), files)
  expect((await form.findByRole('alert')).textContent).toBe('two.exe: This kind of file is refused.')
  expect(await form.findByText('three.pdf', { selector: '[dir]' })).toBeTruthy()
  expect(form.getByText('one.pdf', { selector: '[dir]' })).toBeTruthy()
})
