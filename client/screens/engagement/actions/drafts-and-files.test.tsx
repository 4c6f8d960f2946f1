import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sessionStore } from '../../../features/session/session-store'
import { requestsOf, signedInAs } from '../../../testing/api'
import { acceptUploads } from '../../../testing/attachments'
import { buyListing } from '../../../testing/purchase'
import { main, visit } from '../../../testing/render-screen'
import { engagementInProgress, path, user } from '../engagement.testing'
import { AdvanceEngagementDocument } from './advance-engagement.generated'
import { draftKey } from './transition'

const requirements = async () => main().findByLabelText<HTMLTextAreaElement>('Requirements')
const form = () => within(main().getByRole('form', { name: 'Send requirements' }))
const files = async () => within(await form().findByRole('group', { name: 'Files, optional' }))
const send = async () => user.click(form().getByRole('button', { name: 'Send requirements' }))

test('engagement drafts: a price that was typed is restored', async () => {
  const id = await engagementInProgress()
  await signedInAs('freelancer')
  sessionStorage.setItem(draftKey(id, { name: 'OFFER_ADDITION' }), JSON.stringify({ price: '250' }))
  await visit(path(id))
  const addition = within(await main().findByRole('form', { name: /^Offer an addition/ }))
  expect((await addition.findByLabelText<HTMLInputElement>(/^Price/)).value).toBe('250')
})

test('engagement drafts: text and files survive a session that ends, and the login page says why it is there', async () => {
  acceptUploads('usr-clara-whitfield')
  const { id } = await buyListing('srv-1501', 699)
  await visit(path(id))
  await user.click(await main().findByRole('button', { name: 'Send requirements' }))
  await user.type(await requirements(), 'No gradients.')
  const input = (await files()).getByLabelText('Files, optional', { selector: 'input' })
  await user.upload(
    input,
    ['one.pdf', 'two.png'].map((name) => new File(['abc'], name)),
  )
  await (await files()).findByRole('button', { name: 'Remove two.png' })
  act(() => sessionStore.end())
  expect(await screen.findByText('You were signed out. Log in to go on where you were.')).toBeTruthy()
  cleanup()
  await signedInAs('customer')
  await visit(path(id))
  expect((await requirements()).value).toBe('No gradients.')
  await user.click(await (await files()).findByRole('button', { name: 'Remove one.pdf' }))
  await send()
  await waitFor(() => expect(requestsOf(AdvanceEngagementDocument)).toHaveLength(1))
  const timeline = within(await main().findByRole('region', { name: 'Timeline' }))
  expect(await timeline.findByRole('link', { name: 'Download two.png', hidden: true })).toBeTruthy()
  expect(timeline.getByText('1 file')).toBeTruthy()
})
