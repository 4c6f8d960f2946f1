import { afterAll, describe, expect, test } from 'vitest'
import { LoginDocument } from '../../testing/accounts/sign-in.generated'
import { openSample } from '../../testing/database/open-sample'
import { startServer } from '../../testing/test-server'

describe('PDF files of invoices', async () => {
  const db = await openSample()
  const { execute, send } = await startServer({ db, until: afterAll })
  const signIn = async (name: string) => {
    const input = { email: `${name}@example.com`, password: 'password123' }
    const { response } = await execute(LoginDocument, { input })
    return response.headers.get('set-cookie')?.split(';')[0] ?? ''
  }
  const open = (path: string, cookie = '') => send(path, { headers: { cookie } })

  test('are downloads for buyer, seller and admins, and for nobody else', async () => {
    const invoice = await db
      .selectFrom('invoice')
      .selectAll()
      .where('sellerId', '=', 'usr-marta-keller')
      .where('buyerId', '=', 'usr-clara-whitfield')
      .executeTakeFirstOrThrow()
    const path = `/invoices/${invoice.number}.pdf`
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
})
