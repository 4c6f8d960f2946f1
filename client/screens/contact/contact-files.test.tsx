import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { StartConversationDocument } from '../../features/conversation/start-conversation.generated'
import { requestsOf, signedInAs } from '../../testing/api'
import { acceptUploads } from '../../testing/attachments'
import { main, visit } from '../../testing/render-screen'

const user = userEvent.setup()
const path = '/company/com-ashgrove-patents/contact'
const field = () => main().findByLabelText('Files, optional', { selector: 'input' })
const send = async () => user.click(await main().findByRole('button', { name: 'Send' }))

test('contact: a signed-in person sends files, also without a text', async () => {
  acceptUploads('usr-clara-whitfield')
  await signedInAs('customer')
  const router = await visit(path)
  await user.upload(await field(), [new File(['abc'], 'Sketch.png'), new File(['abc'], 'Brief.pdf')])
  expect(await main().findByRole('button', { name: 'Remove Brief.pdf' })).toBeTruthy()
  await send()
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/messages'))
  expect(requestsOf(StartConversationDocument).map(({ input }) => input.files?.length)).toEqual([2])
  expect(await screen.findByRole('link', { name: 'Download Sketch.png' })).toBeTruthy()
  await act(() => router.navigate(path))
  await field()
  expect(main().queryByText('Brief.pdf')).toBeNull()
})

test('contact: a visitor has no field for files', async () => {
  await import('../../features/attachment/attachment-field')
  await visit(path)
  await main().findByRole('textbox', { name: 'Message' })
  expect(main().queryByText('Files, optional')).toBeNull()
})
