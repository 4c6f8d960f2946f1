import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { requestsOf, signedInAs } from '../../testing/api'
import { acceptUploads } from '../../testing/attachments'
import { main, visit } from '../../testing/render-screen'
import { SendQuoteRequestDocument } from './request-quote.generated'

const user = userEvent.setup()
const path = '/request-quote?service=srv-1501'

test('quote request: text and files are kept until the request is sent', async () => {
  acceptUploads('usr-clara-whitfield')
  await signedInAs('customer')
  await visit(path)
  await user.type(await main().findByLabelText('Message'), 'A mark for three shops.')
  await user.upload(
    main().getByLabelText('Files, optional', { selector: 'input' }),
    ['Sketch.pdf', 'setup.exe'].map((name) => new File(['abc'], name)),
  )
  await main().findByRole('button', { name: 'Dismiss setup.exe' })
  cleanup()
  const router = await visit(path)
  expect(await main().findByDisplayValue('A mark for three shops.')).toBeTruthy()
  expect(main().getByRole('button', { name: 'Remove Sketch.pdf' })).toBeTruthy()
  await user.click(main().getByRole('button', { name: 'Request a quote' }))
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/dashboard\/engagements\/eng-/))
  const message = 'A mark for three shops.'
  const files = [expect.stringMatching(/^fil-/)]
  expect(requestsOf(SendQuoteRequestDocument)).toEqual([{ input: expect.objectContaining({ message, files }) }])
  cleanup()
  await visit(path)
  expect(await main().findByLabelText('Message')).toHaveProperty('value', '')
  expect(main().queryByText('Sketch.pdf')).toBeNull()
})

test('quote request: a restored draft has its tick', async () => {
  await signedInAs('customer')
  await visit(path)
  const agreement = () => main().findByRole('checkbox', { name: 'Ask for a confidentiality agreement' })
  await user.click(await agreement())
  cleanup()
  await visit(path)
  expect(await agreement()).toHaveProperty('checked', true)
})

test('quote request: a restored text counts as changed, so that leaving asks first', async () => {
  sessionStorage.setItem('quote:srv-1501', JSON.stringify({ message: 'A mark for two shops.' }))
  await signedInAs('customer')
  const router = await visit(path)
  await main().findByDisplayValue('A mark for two shops.')
  await act(() => router.navigate('/about'))
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy()
})
