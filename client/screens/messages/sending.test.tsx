import { screen, waitFor, within } from '@testing-library/react'
import { graphql, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { SendMessageDocument } from '../../features/conversation/send-message.generated'
import { api, signedInAs } from '../../testing/api'
import { openFirst, user } from './messages.testing'

const paragraphs = () => within(screen.getByRole('list', { name: /^Conversation with/ })).getAllByRole('paragraph')

beforeEach(() => signedInAs('freelancer'))

test('sends, once, below what was there', async () => {
  const { box } = await openFirst()
  const before = paragraphs().length
  await user.type(box, ' Friday is fine. ')
  await user.dblClick(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Friday is fine.', { selector: 'ol p' })).toBeTruthy()
  await waitFor(() => expect(box).toHaveProperty('value', ''))
  expect(paragraphs().filter(({ textContent }) => textContent === 'Friday is fine.')).toHaveLength(1)
  expect(paragraphs().length).toBeGreaterThan(before)
})

test('what could not be sent stays, and is tried again under the same name', async () => {
  const { box } = await openFirst()
  const names: unknown[] = []
  const broken = graphql.mutation(SendMessageDocument, ({ variables }) => {
    names.push(variables.input.clientId)
    return HttpResponse.error()
  })
  api.use(broken)
  await user.type(box, 'Hello')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Not sent/)
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(names).toHaveLength(2))
  expect(names[0]).toBe(names[1])
  expect(box).toHaveProperty('value', 'Hello')
})
