import { afterAll, describe, expect, test } from 'vitest'
import { LoginDocument } from '../../testing/accounts/sign-in.generated'
import { openSample } from '../../testing/database/open-sample'
import { startServer } from '../../testing/test-server'

describe('PDF files of invoices', async () => {
  const db = await openSample()
  const { execute, send, visit, server, logged } = await startServer({ db, until: afterAll })
  const signIn = async (name: string) => {
    const input = { email: `${name}@example.com`, password: 'password123' }
    const { response } = await execute(LoginDocument, { input })
    return response.headers.get('set-cookie')?.split(';')[0] ?? ''
  }
  const open = (path: string, cookie = '') => send(path, { headers: { cookie } })

  const invoice = await db
    .selectFrom('invoice')
    .selectAll()
    .where('sellerId', '=', 'usr-marta-keller')
    .where('buyerId', '=', 'usr-clara-whitfield')
    .executeTakeFirstOrThrow()
  const path = `/invoices/${invoice.number}.pdf`

  test('are downloads for buyer, seller and admins, and for nobody else', async () => {
    for (const name of ['customer', 'vendor', 'admin']) {
      const { status, headers, text } = await open(path, await signIn(name))
      expect([name, status, text.slice(0, 5)]).toEqual([name, 200, '%PDF-'])
      for (const words of [invoice.number, 'Keller Reports', 'Clara Whitfield']) expect(text).toContain(words)
      expect(headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename=${invoice.number}.pdf`,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      })
    }
    expect((await open(path, await signIn('freelancer'))).status).toBe(404)
    expect((await open(path)).status).toBe(404)
    expect((await open('/invoices/INV-1999-000001.pdf', await signIn('admin'))).status).toBe(404)
  })

  test('a visitor who cancels the download causes no error', async () => {
    const cookie = await signIn('customer')
    const cancelling = new AbortController()
    server.once('request', () => cancelling.abort())
    await expect(visit(path, { headers: { cookie }, signal: cancelling.signal })).rejects.toThrow('aborted')
    // Takes longer than what the server still does for the first request.
    expect((await open(path, cookie)).status).toBe(200)
    expect(logged.filter((line) => line.includes('Unexpected error'))).toEqual([])
  })
})
