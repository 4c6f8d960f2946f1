import { afterAll, describe, expect, test } from 'vitest'
import { signedInAs } from '../../../testing/accounts/sign-in'
import { openSample } from '../../../testing/database/open-sample'
import { engagementsWith } from '../../../testing/engagements'
import { executor } from '../../../testing/execute'
import { startServer } from '../../../testing/test-server'

const pdf = Buffer.from('%PDF-1.7 Report, first edition')
const nextPdf = Buffer.from('%PDF-1.7 Report, second and better edition')
/** The sample customer has bought this product of the sample vendor. */
const product = 'prd-2809'
const purchase = 'MQ-2F7KF'

describe('files of products', async () => {
  const db = await openSample()
  afterAll(() => db.destroy())
  const { send } = await startServer({ db, until: afterAll })
  const execute = executor(db)
  const { advance, buy, readEngagement } = engagementsWith(execute)
  const [customer, operator] = [await signedInAs(execute, 'CUSTOMER'), await signedInAs(execute, 'ADMIN')]
  const others = [await signedInAs(execute, 'VENDOR'), await signedInAs(execute, 'FREELANCER')]
  const cookies = [customer, operator, ...others].map(({ token }) => `session=${token}`)
  const [buyer = '', admin = '', seller = '', stranger = ''] = cookies
  const bought = await readEngagement(customer, purchase)

  const upload = async (body: Buffer, name: string, { cookie = seller, listing = product, more = '' } = {}) => {
    const path = `/product-files?listing=${listing}&name=${encodeURIComponent(name)}${more}`
    const { status, text } = await send(path, { method: 'POST', headers: { cookie }, body })
    return { status, body: JSON.parse(text) }
  }
  const open = (id: string, cookie: string, headers: Record<string, string> = {}, method = 'GET') =>
    send(`/product-files/${id}?engagement=${bought.id}`, { method, headers: { cookie, ...headers } })

  test('are downloads for the seller, the buyer and admins, and for nobody else', async () => {
    const first = await upload(pdf, 'Report.pdf')
    expect(first).toEqual({
      status: 201,
      body: { id: expect.stringMatching(/^pfl-/), name: 'Report.pdf', size: pdf.length, version: 1 },
    })
    for (const cookie of [seller, buyer, admin]) {
      const { status, headers, text } = await open(first.body.id, cookie)
      expect([status, text]).toEqual([200, pdf.toString()])
      expect(headers).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-length': String(pdf.length),
        'content-disposition': 'attachment; filename=Report.pdf',
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
        'content-security-policy': "default-src 'none'; sandbox",
        'accept-ranges': 'bytes',
      })
    }
    for (const cookie of [stranger, '']) expect((await open(first.body.id, cookie)).status).toBe(404)
    expect((await send(`/product-files/${first.body.id}`, { headers: { cookie: buyer } })).status).toBe(404)
  })

  test('a download can go on where it was interrupted, as long as it is the same file', async () => {
    const { id } = (await upload(pdf, 'Interrupted.pdf')).body
    const rest = await open(id, buyer, { range: 'bytes=9-' })
    expect([rest.status, rest.text]).toEqual([206, 'Report, first edition'])
    expect(rest.headers).toMatchObject({
      'content-range': `bytes 9-${pdf.length - 1}/${pdf.length}`,
      'content-length': String(pdf.length - 9),
    })
    expect((await open(id, buyer, { range: 'bytes=0-3' })).text).toBe('%PDF')
    expect((await open(id, buyer, { range: 'bytes=-7' })).text).toBe('edition')
    expect((await open(id, buyer, { range: 'bytes=9-', 'if-range': `"${id}"` })).status).toBe(206)
    expect((await open(id, buyer, { range: 'bytes=9-', 'if-range': '"another"' })).text).toBe(pdf.toString())
    const beyond = await open(id, buyer, { range: 'bytes=900-' })
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, `bytes */${pdf.length}`])
    const head = await open(id, buyer, {}, 'HEAD')
    expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', String(pdf.length)])
  })

  test('a file with the same name, or in the place of another, is its next version', async () => {
    const first = await upload(pdf, 'Plan.pdf')
    const second = await upload(nextPdf, 'Plan.pdf')
    expect(second.body).toMatchObject({ version: 2, name: 'Plan.pdf' })
    const third = await upload(nextPdf, 'Plan 2027.pdf', { more: `&versionOf=${first.body.id}` })
    expect(third.body).toMatchObject({ version: 3, name: 'Plan 2027.pdf' })
    expect((await open(third.body.id, buyer)).text).toBe(nextPdf.toString())
    // The purchase is older than all of them, so it has the newest one only.
    expect((await open(first.body.id, buyer)).status).toBe(404)
    expect((await upload(pdf, 'a.pdf', { more: '&versionOf=pfl-none' })).status).toBe(404)
  })

  test.each([
    ['a program', Buffer.from('MZ\x90\x00\x03'), 'setup.exe', 415, "We don't take .exe files. Choose a PDF"],
    ['a program called a PDF', Buffer.from('MZ\x90\x00\x03'), 'plan.pdf', 415, 'This is not the PDF file'],
    ['a program called a text', Buffer.from('\x7fELF\x02\x01\x01\x00'), 'notes.txt', 415, 'This is not the TXT file'],
    ['a web page called a sheet', Buffer.from('<html>'), 'sheet.xlsx', 415, 'This is not the XLSX file'],
    ['a name without type', pdf, 'plan', 415, 'The name has no type.'],
    ['an empty file', Buffer.alloc(0), 'empty.txt', 400, 'This file is empty.'],
  ])('%s is refused', async (_, body, name, status, message) => {
    expect(await upload(body, name)).toEqual({ status, body: { message: expect.stringContaining(message) } })
  })

  test.each([
    ['sheet.xlsx', 'PK\x03\x04 and more'],
    ['Kit.ZIP', 'PK\x03\x04 and more'],
    ['list.csv', 'a;b\r\n1;2\r\n'],
    ['mark.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ])('%s is accepted', async (name, text) => {
    expect((await upload(Buffer.from(text, 'latin1'), name)).status).toBe(201)
  })

  test.each([
    ['signed out', { cookie: '' }, 401],
    ['to the product of another vendor', { listing: 'prd-2802' }, 404],
    ['to a service', { cookie: stranger, listing: 'srv-1501' }, 404],
  ])('an upload %s is refused', async (_, options, status) => {
    expect((await upload(pdf, 'a.pdf', options)).status).toBe(status)
  })

  test('a buyer who was refunded in full is told so', async () => {
    const { body } = await upload(pdf, 'Annex.pdf')
    const { id } = await buy(customer, product, 449)
    const openOwn = (cookie: string) => send(`/product-files/${body.id}?engagement=${id}`, { headers: { cookie } })
    expect((await openOwn(buyer)).status).toBe(200)
    await advance(customer, id, { openDispute: { reason: 'It does not open.' } })
    await advance(operator, id, { resolve: { refund: 449, reason: 'It does not.' } })
    const { status, text } = await openOwn(buyer)
    expect([status, text]).toEqual([403, expect.stringContaining('You were refunded in full')])
    expect((await openOwn(seller)).status).toBe(200)
  })
})
