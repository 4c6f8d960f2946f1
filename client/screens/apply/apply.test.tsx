import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { OwnApplicationDocument } from '../../features/application/own-application.generated'
import { mockError, mockOperation, mockPending, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { ApplyDocument } from './apply.generated'

const user = userEvent.setup()
const path = '/jobs/job-3105/apply'
const main = () => within(screen.getByRole('main'))
const note = () => main().findByRole('textbox', { name: 'Note' })
const send = () => user.click(main().getByRole('button', { name: 'Send the application' }))

test('one applies, and finds the application', async () => {
  await signedInAs('customer')
  const router = await visit(path)
  await user.type(await note(), 'I have kept seals for years.')
  await user.type(main().getByRole('textbox', { name: 'Link' }), 'http://example.com')
  await send()
  expect((await main().findByRole('alert')).textContent).toMatch(/https/)
  await user.clear(main().getByRole('textbox', { name: 'Link' }))
  await send()
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/applications'))
  expect(await screen.findByText('I have kept seals for years.')).toBeTruthy()
})

test('who is signed out signs in, and finds what was typed', async () => {
  const router = await visit(path)
  await user.type(await note(), 'Me')
  await send()
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(new URLSearchParams(router.state.location.search).get('next')).toBe(path)
  await act(() => router.navigate(path))
  expect(await note()).toHaveProperty('value', 'Me')
})

test.each([
  ['This job is your own', { own: true }],
  ['You have applied for this job', { own: false, viewerApplication: { stateLabel: 'Submitted' } }],
])('%s', async (title, job) => {
  await signedInAs('freelancer')
  mockOperation(OwnApplicationDocument, { job: { id: 'job-3105', viewerApplication: null, ...job } })
  await visit(path)
  expect(await main().findByRole('heading', { name: title })).toBeTruthy()
})

test('loading, closed, unknown, a failure', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const answer = mockPending(ApplyDocument)
  const router = await visit('/jobs/nope/apply')
  expect(await screen.findByText('Loading the form')).toBeTruthy()
  await act(async () => answer())
  expect(await main().findByRole('heading', { name: 'Job Not Found' })).toBeTruthy()
  mockOperation(ApplyDocument, { job: { open: false } })
  await act(() => router.navigate(path))
  expect(await main().findByRole('heading', { name: 'This job is closed' })).toBeTruthy()
  mockError(ApplyDocument)
  await act(() => router.navigate('/jobs/job-3106/apply'))
  expect(await main().findByRole('heading', { name: 'Unexpected Application Error' })).toBeTruthy()
})
