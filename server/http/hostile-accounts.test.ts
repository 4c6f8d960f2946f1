import { print } from 'graphql'
import { afterAll, describe, expect, test } from 'vitest'
import { RegisterDocument } from '../testing/accounts/register.generated'
import { LoginDocument, ViewerDocument } from '../testing/accounts/sign-in.generated'
import { openSample } from '../testing/database/open-sample'
import type { RegisterInput } from '../testing/generated/schema'
import { refusal } from '../testing/refusal'
import { expectType } from '../testing/result'
import { startServer } from '../testing/test-server'

const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? ''

describe('hostile accounts', async () => {
  const db = await openSample()
  const { ask, execute, send, visit, logged } = await startServer({ db, until: afterAll })
  afterAll(() => db.destroy())

  const newAccount = (email: string) => ({ name: 'Mallory', email, password: 'secret1' })
  const registered = async (input: RegisterInput) => {
    const { data, response } = await execute(RegisterDocument, { input })
    return { cookie: cookieOf(response), result: data.register }
  }
  const loggedIn = (headers: Record<string, string>) =>
    execute(LoginDocument, { input: { email: 'customer@example.com', password: 'password123' } }, headers)
  const viewerWith = async (cookie: string) => (await execute(ViewerDocument, {}, { cookie })).data.viewer
  const accounts = async () => (await db.selectFrom('user').select('id').execute()).length

  test.each(['of an attacker', 'made up'])(
    'a session cookie %s is replaced at login and registration',
    async (kind) => {
      const newEmail = `${kind.length}@example.com`
      const entries = [
        ['customer@example.com', loggedIn],
        [
          newEmail,
          (headers: Record<string, string>) => execute(RegisterDocument, { input: newAccount(newEmail) }, headers),
        ],
      ] as const
      for (const [email, enter] of entries) {
        const own = kind === 'of an attacker' && (await registered(newAccount(`attacker-of-${email}`))).cookie
        const planted = own || `session=${'x'.repeat(43)}`
        const issued = cookieOf((await enter({ cookie: planted })).response)
        expect(issued).not.toBe(planted)
        expect(await viewerWith(issued)).toMatchObject({ email })
        expect(await viewerWith(planted)).toBeNull()
      }
    },
  )

  test.each(['name', 'companyName', 'email', 'password'])(
    'a registration with 10 MB of %s is refused with 413',
    async (field) => {
      const before = await accounts()
      const input = {
        ...newAccount('large@example.com'),
        role: 'VENDOR',
        companyName: 'Large',
        [field]: 'x'.repeat(10 << 20),
      }
      const body = JSON.stringify({ query: print(RegisterDocument), variables: { input } })
      const { status } = await send('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      expect([status, await accounts()]).toEqual([413, before])
    },
  )

  test.each([
    ['another role', { role: 'SUPERUSER' }],
    ['an id', { id: 'usr-clara-whitfield' }],
    ['a password hash', { passwordHash: 'x' }],
    ['a creation date', { createdAt: '2020-01-01T00:00:00.000Z' }],
  ])('a registration with %s is refused', async (_, own) => {
    const before = await accounts()
    const input = { ...newAccount('own@example.com'), ...own }
    expect(await refusal(await ask(print(RegisterDocument), { input }))).toMatchObject({
      status: 400,
      code: 'BAD_USER_INPUT',
    })
    expect(await accounts()).toBe(before)
  })

  test('registration and updateProfile never make an admin', async () => {
    expect(await registered({ ...newAccount('admin-2@example.com'), role: 'ADMIN', companyName: 'x' })).toMatchObject({
      result: { __typename: 'InvalidInput', field: 'role' },
      cookie: '',
    })
    const { cookie } = await registered(newAccount('climber@example.com'))
    const promote = 'mutation { updateProfile(input: { name: "Mallory", role: ADMIN }) { __typename } }'
    expect(await refusal(await ask(promote, {}, { cookie }))).toMatchObject({ status: 400 })
    expect(await viewerWith(cookie)).toMatchObject({ role: 'CUSTOMER' })
  })

  test('HTML in names is escaped on pages', async () => {
    const name = '<img src=x onerror=alert(1)>'
    const companyName = '</script><script>alert(2)</script>'
    const { result } = await registered({ ...newAccount('tags@example.com'), name, role: 'FREELANCER', companyName })
    const { user } = expectType(result, 'RegisterSuccess')
    expect(user).toMatchObject({ name, company: { name: companyName } })
    // A company without a description is not listed.
    await db.updateTable('company').set({ description: companyName }).where('ownerId', '=', user.id).execute()
    for (const path of [`/company/${user.company?.id}`, `/freelancers/${user.id}`, '/companies']) {
      const html = await (await visit(path)).text()
      expect([path, /&lt;img src=x onerror|&lt;script&gt;alert/.test(html)]).toEqual([path, true])
      expect([path, /<img src=x|<script>alert/.test(html)]).toEqual([path, false])
    }
  })

  test('a javascript: URL in the database is not rendered as a link', async () => {
    await db
      .updateTable('company')
      .set({ website: 'javascript:alert(3)' })
      .where('id', '=', 'com-ashgrove-patents')
      .execute()
    const response = await visit('/company/com-ashgrove-patents')
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(/href="?javascript:/i.test(html)).toBe(false)
    for (const [, data = ''] of html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)) {
      expect(data).not.toContain('javascript:')
    }
  })

  test('none of these requests is logged as an error', () => {
    expect(logged).toEqual([])
  })
})
