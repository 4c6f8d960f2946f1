import { Readable } from 'node:stream'
import sharp from 'sharp'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { memoryFiles } from '../../../infrastructure/files/files'
import { LoginDocument } from '../../../testing/accounts/sign-in.generated'
import {
  OpenTestedConversationDocument,
  SendMessageDocument,
  StartConversationDocument,
} from '../../../testing/conversations.generated'
import { openSample } from '../../../testing/database/open-sample'
import { AdvanceEngagementDocument, EngagementDocument } from '../../../testing/engagements.generated'
import { expectType, expectValue } from '../../../testing/result'
import { startServer } from '../../../testing/test-server'

const pdf = Buffer.from('%PDF-1.7 <script>alert(1)</script>')
const MEGABYTE = 1024 ** 2
const fileStore = memoryFiles()

describe('attachments', async () => {
  const db = await openSample()
  const { execute, send, origin, logged } = await startServer({ db, infrastructure: { fileStore }, until: afterAll })
  afterAll(() => db.destroy())

  const signIn = async (email: string) => {
    const { response } = await execute(LoginDocument, { input: { email, password: 'password123' } })
    return response.headers.get('set-cookie')?.split(';')[0] ?? ''
  }
  const [seller, buyer, stranger, admin] = await Promise.all(
    ['freelancer', 'customer', 'vendor', 'admin'].map((name) => signIn(`${name}@example.com`)),
  )
  const upload = async (body: Buffer, name = 'opinion.pdf', cookie = seller ?? '') => {
    const path = `/files?name=${encodeURIComponent(name)}`
    const { status, text } = await send(path, { method: 'POST', headers: { cookie }, body })
    return { status, body: JSON.parse(text) }
  }
  const open = (id: string, cookie = '') => send(`/files/${id}`, { headers: { cookie } })

  test('are downloads for both sides and admins, and belong to one delivery', async () => {
    const { status, body } = await upload(pdf, '../../Written opinion.pdf')
    expect([status, body]).toEqual([
      201,
      { id: expect.stringMatching(/^fil-/), name: 'Written opinion.pdf', size: pdf.length },
    ])
    expect((await open(body.id, buyer)).status).toBe(404)
    const headers = { cookie: seller ?? '' }
    const { engagement } = (await execute(EngagementDocument, { id: 'MQ-2C8WP' }, headers)).data
    const { id, version } = expectValue(engagement)
    const input = { id, version, transition: { deliver: { message: 'Here.', files: [body.id] } } }
    const delivered = await execute(AdvanceEngagementDocument, { input }, headers)
    expect(JSON.stringify(delivered.data)).toContain(`"path":"/files/${body.id}"`)
    for (const cookie of [seller, buyer, admin]) {
      const { status, headers, text } = await open(body.id, cookie)
      expect([status, text]).toEqual([200, pdf.toString()])
      expect(headers).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-disposition': 'attachment; filename="Written opinion.pdf"',
        'accept-ranges': 'bytes',
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
        'content-security-policy': "default-src 'none'; sandbox",
      })
    }
    for (const cookie of [stranger, '']) expect((await open(body.id, cookie)).status).toBe(404)
    const again = await execute(AdvanceEngagementDocument, { input }, headers)
    expect(again.data.advanceEngagement.__typename).toBe('TransitionRefused')
  })

  test.each([
    ['nobody', 401, pdf, 'a.pdf', ''],
    ['no name', 400, pdf, '', undefined],
    ['nothing', 400, Buffer.alloc(0), 'a.txt', undefined],
    ['a program', 415, Buffer.from('MZ\x90\x00\x03'), 'setup.exe', undefined],
    ['a program called a text', 415, Buffer.from('\x7fELF\x02\x01\x01\x00'), 'notes.txt', undefined],
    ['a web page', 415, Buffer.from('<html>'), 'page.html', undefined],
  ])('an upload of %s is refused with %i', async (_, status, body, name, cookie) => {
    expect(await upload(body, name, cookie)).toMatchObject({ status, body: { message: expect.any(String) } })
  })

  test.each([
    ['C:\\work\\plan.pdf', 'plan.pdf'],
    ['a\u202Efdp.pdf', 'afdp.pdf'],
    ['<.pdf', '.pdf'],
  ])('the file name %j is stored as %j', async (typed, name) => {
    expect((await upload(pdf, typed)).body.name).toBe(name)
  })

  const photo = (type: 'jpeg' | 'png' | 'webp' | 'gif') =>
    sharp({ create: { width: 40, height: 20, channels: 3, background: '#246' } })
      .withExif({ IFD0: { Artist: 'Ada Byron, 12 St James Square' } })
      .toFormat(type)
      .toBuffer()

  test.each(['jpeg', 'png', 'webp', 'gif'] as const)(
    'a %s is encoded again, without metadata or appended data',
    async (type) => {
      const sent = Buffer.concat([await photo(type), pdf])
      // The name may give another format.
      const { status, body } = await upload(sent, 'logo.png')
      expect(status).toBe(201)
      const picture = await fetch(`${origin}/files/${body.id}`, { headers: { cookie: seller ?? '' } })
      const stored = Buffer.from(await picture.arrayBuffer())
      expect(stored.includes('script')).toBe(false)
      expect(stored.includes('Ada Byron')).toBe(false)
      expect(await sharp(stored).metadata()).toMatchObject({ format: type, width: 40, height: 20 })
    },
  )

  test('a broken and an oversized picture are refused', async () => {
    expect(await upload((await photo('png')).subarray(0, 60), 'a.png')).toMatchObject({ status: 415 })
    const vast = sharp({ create: { width: 8_000, height: 6_000, channels: 3, background: '#246' } })
    expect(await upload(await vast.png().toBuffer(), 'a.png')).toMatchObject({ status: 413 })
  })

  test('a picture of more than 5 MB, and any other file, is stored as it is', async () => {
    const large = Buffer.concat([await photo('png'), Buffer.alloc(5 * MEGABYTE, 'x')])
    const { status, body } = await upload(large, 'poster.png')
    expect([status, body.size]).toEqual([201, large.length])
    const { headers, text } = await send(`/files/${body.id}`, {
      headers: { cookie: seller ?? '', range: `bytes=${large.length - 4}-` },
    })
    expect([headers['content-type'], headers['content-range'], text]).toEqual([
      'application/octet-stream',
      `bytes ${large.length - 4}-${large.length - 1}/${large.length}`,
      'xxxx',
    ])
  })

  test('a file of a message is for both parties and admins who have said why, whose reads are recorded', async () => {
    const { body } = await upload(pdf, 'Sketch.pdf', buyer)
    const input = { about: { listingId: 'srv-1501' }, body: 'Like this.', clientId: 'file-1', files: [body.id] }
    const { data } = await execute(StartConversationDocument, { input }, { cookie: buyer ?? '' })
    const { conversation } = expectType(data.startConversation, 'MessageSent')
    expect((await open(body.id, admin)).status).toBe(404)
    const opening = { conversationId: conversation.id, reason: 'The buyer asks us to.' }
    await execute(OpenTestedConversationDocument, { input: opening }, { cookie: admin ?? '' })
    for (const cookie of [buyer, seller, admin]) expect((await open(body.id, cookie)).text).toBe(pdf.toString())
    for (const cookie of [stranger, '']) expect((await open(body.id, cookie)).status).toBe(404)
    const events = await db.selectFrom('auditEvent').selectAll().where('recordId', '=', conversation.id).execute()
    const actions = ['CONVERSATION_OPENED', 'CONVERSATION_OPENED', 'CONVERSATION_READ', 'CONVERSATION_READ']
    expect(events.map(({ action }) => action).sort()).toEqual(actions)
    const again = { conversationId: conversation.id, body: 'Again.', clientId: 'file-2', files: [body.id] }
    const repeated = await execute(SendMessageDocument, { input: again }, { cookie: buyer ?? '' })
    expect(repeated.data.sendMessage).toMatchObject({ __typename: 'InvalidInput', field: 'files' })
  })

  test('an account has 20 GB for all its files together', async () => {
    const ownerId = 'usr-tomas-vidal'
    const gigabytes = (count: number) => count * 1024 * MEGABYTE
    const at = { createdAt: '2026-01-01T00:00:00.000Z', position: 0, eventId: null, messageId: null }
    const full = Array.from({ length: 20 }, (_, n) => ({
      ...at,
      id: `fil-${n}`,
      ownerId,
      name: 'a.pdf',
      size: gigabytes(1),
    }))
    await db.insertInto('attachment').values(full).execute()
    const { status, body } = await upload(pdf)
    expect([status, body.message]).toEqual([413, expect.stringContaining('all your space')])
    await db.deleteFrom('attachment').where('size', '=', gigabytes(1)).execute()
    expect((await upload(pdf)).status).toBe(201)
  })

  test.each(['fil-unknown', '..%2f..%2fmarque.db', 'upl-1'])('the unknown file %s is a 404', async (id) => {
    expect((await open(id, seller)).status).toBe(404)
  })

  test('a download that the file store breaks off ends incomplete, and its error is logged', async () => {
    const { body } = await upload(pdf)
    const broken = async function* () {
      yield pdf.subarray(0, 10)
      throw new Error('The disk failed')
    }
    onTestFinished(() => void vi.restoreAllMocks())
    vi.spyOn(fileStore, 'read').mockResolvedValueOnce(Readable.from(broken()))
    await expect(open(body.id, seller)).rejects.toThrow('aborted')
    expect(logged.filter((line) => line.includes('The disk failed'))).toEqual([
      expect.stringContaining('Unexpected error'),
    ])
  })
})
