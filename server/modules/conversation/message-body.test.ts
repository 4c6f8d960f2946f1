import { afterAll, describe, expect, test } from 'vitest'
import { signedInAs } from '../../testing/accounts/sign-in'
import { conversationsAs } from '../../testing/conversations'
import { SendMessageDocument } from '../../testing/conversations.generated'
import { databases } from '../../testing/database/databases'
import { executor } from '../../testing/execute'
import { codeOf } from '../../testing/result'
import { startServer } from '../../testing/test-server'

const HTML = '<img src=x onerror="alert(1)"><script>alert(2)</script> & <b>5 < 6</b>'

describe.each(databases)('message body on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  const { open, send, start } = conversationsAs(execute, await signedInAs(execute, 'CUSTOMER'))
  afterAll(() => db.destroy())

  test('HTML stays plain text', async () => {
    const { conversation, sent } = await start({ listingId: 'srv-1101' }, HTML)
    expect(sent.body).toBe(HTML)
    expect((await open(conversation.id)).messages.nodes[0]?.body).toBe(HTML)
  })

  test('a body of 1 MB is refused, and the conversation continues', async () => {
    const server = await startServer({ db })
    const { conversation, sent } = await start({ listingId: 'srv-1102' })
    const input = { conversationId: conversation.id, body: 'x'.repeat(1024 * 1024), clientId: 'large' }
    const result = await server.execute(SendMessageDocument, { input })
    expect([result.response.status, codeOf(result)]).toEqual([413, 'BAD_REQUEST'])
    expect((await send(conversation.id)).sent.sequence).toBe(sent.sequence + 1)
  })
})
