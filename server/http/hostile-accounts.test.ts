import { afterAll, describe, expect, test } from 'vitest'
import { openSample } from '../seed/open-sample'
import { refusal } from '../testing/refusal'
import { startServer } from '../testing/test-server'

const register = `mutation ($input: RegisterInput!) { register(input: $input) {
  __typename ... on RegisterSuccess { user { id name role company { id name } } } ... on InvalidInput { field } } }`
const login = `mutation { login(input: { email: "customer@example.com", password: "password123" }) { __typename } }`
const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? ''

describe('people who mean harm', async () => {
  const db = await openSample()
  const { ask, send, visit, logged } = await startServer({ db, until: afterAll })
  afterAll(() => db.destroy())

  const person = (email: string) => ({ name: 'Mallory', email, password: 'secret1' })
  const opened = async (input: Record<string, unknown>) => {
    const response = await ask(register, { input })
    return { cookie: cookieOf(response), ...(await response.json()).data.register }
  }
  const viewerWith = async (cookie: string) =>
    (await (await ask('{ viewer { email } }', {}, { cookie })).json()).data.viewer
  const accounts = async () => (await db.selectFrom('user').select('id').execute()).length

  test.each(['of the planter', 'that was made up'])('a session %s is not the one of who enters there', async (kind) => {
    const entries = [
      ['customer@example.com', login, {}],
      [`${kind.length}@example.com`, register, { input: person(`${kind.length}@example.com`) }],
    ] as const
    for (const [email, query, variables] of entries) {
      const own = kind === 'of the planter' && (await opened(person(`planter-of-${email}`))).cookie
      const planted = own || `session=${'x'.repeat(43)}`
      const given = cookieOf(await ask(query, variables, { cookie: planted }))
      expect(given).not.toBe(planted)
      expect(await viewerWith(given)).toEqual({ email })
      expect(await viewerWith(planted)).toBeNull()
    }
  })

  test.each(['name', 'companyName', 'email', 'password'])('10 MB of %s are not read', async (field) => {
    const before = await accounts()
    const input = {
      ...person('large@example.com'),
      role: 'VENDOR',
      companyName: 'Large',
      [field]: 'x'.repeat(10 << 20),
    }
    const body = JSON.stringify({ query: register, variables: { input } })
    const { status } = await send('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    expect([status, await accounts()]).toEqual([413, before])
  })

  test.each([
    ['another role', { role: 'SUPERUSER' }],
    ['an id', { id: 'usr-clara-whitfield' }],
    ['a password hash', { passwordHash: 'x' }],
    ['a creation date', { createdAt: '2020-01-01T00:00:00.000Z' }],
  ])('nobody registers with %s of their own choice', async (_, own) => {
    const before = await accounts()
    const answer = await refusal(await ask(register, { input: { ...person('own@example.com'), ...own } }))
    expect(answer).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' })
    expect(await accounts()).toBe(before)
  })

  test('nobody makes themselves an admin', async () => {
    expect(await opened({ ...person('admin-2@example.com'), role: 'ADMIN', companyName: 'x' })).toEqual({
      __typename: 'InvalidInput',
      field: 'role',
      cookie: '',
    })
    const { cookie } = await opened(person('climber@example.com'))
    const promote = 'mutation { updateProfile(input: { name: "Mallory", role: ADMIN }) { __typename } }'
    expect(await refusal(await ask(promote, {}, { cookie }))).toMatchObject({ status: 400 })
    const { data } = await (await ask('{ viewer { role } }', {}, { cookie })).json()
    expect(data.viewer).toEqual({ role: 'CUSTOMER' })
  })

  test('tags in names are text, in answers and on pages', async () => {
    const name = '<img src=x onerror=alert(1)>'
    const companyName = '</script><script>alert(2)</script>'
    const { user } = await opened({ ...person('tags@example.com'), name, role: 'FREELANCER', companyName })
    expect(user).toMatchObject({ name, company: { name: companyName } })
    for (const path of [`/company/${user.company.id}`, `/freelancers/${user.id}`, '/companies']) {
      const html = await (await visit(path)).text()
      expect([path, /&lt;img src=x onerror|&lt;script&gt;alert/.test(html)]).toEqual([path, true])
      expect([path, /<img src=x|<script>alert/.test(html)]).toEqual([path, false])
    }
  })

  test('an address that runs a script is no link, even if it has got into the database', async () => {
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

  test('none of this is logged as a mistake of ours', () => {
    expect(logged).toEqual([])
  })
})
