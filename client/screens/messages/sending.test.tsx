import { screen, waitFor, within } from '@testing-library/react'
import { graphql, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { api, signedInAs } from '../../testing/api'
import { openFirst, user } from './messages.testing'
import { SendMessageDocument } from './thread/thread.generated'

const paragraphs = () => within(screen.getByRole('list', { name: /^Conversation with/ })).getAllByRole('paragraph')

beforeEach(() => signedInAs('freelancer'))

test('a message is sent once and shown below the others', async () => {
  const { box } = await openFirst()
  const before = paragraphs().length
  await user.type(box, ' Friday is fine. ')
  await user.dblClick(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Friday is fine.', { selector: 'ol p' })).toBeTruthy()
  await waitFor(() => expect(box).toHaveProperty('value', ''))
  expect(paragraphs().filter(({ textContent }) => textContent === 'Friday is fine.')).toHaveLength(1)
  expect(paragraphs().length).toBeGreaterThan(before)
})

test('a message that could not be sent stays, and a retry has the same client id', async () => {
  const { box } = await openFirst()
  const clientIds: unknown[] = []
  const broken = graphql.mutation(SendMessageDocument, ({ variables }) => {
    clientIds.push(variables.input.clientId)
    return HttpResponse.error()
  })
  api.use(broken)
  await user.type(box, 'Hello')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Not sent/)
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(clientIds).toHaveLength(2))
  expect(clientIds[0]).toBe(clientIds[1])
  expect(box).toHaveProperty('value', 'Hello')
})
