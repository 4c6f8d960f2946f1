import { afterAll, describe, expect, test } from 'vitest'
import type { Visitor } from '../../api/visitor'
import { newToken } from '../../testing/accounts/access-tokens'
import { registeredAs } from '../../testing/accounts/register'
import { addAuthenticatorApp } from '../../testing/accounts/second-factors'
import { RemoveAuthenticatorAppDocument, SecondFactorsDocument } from '../../testing/accounts/second-factors.generated'
import { viewerOf } from '../../testing/accounts/sign-in'
import { databases } from '../../testing/database/databases'
import { executor, sourceExecutor } from '../../testing/execute'

describe.each(databases)('obligatory second factor of admins on $name', async ({ openSample }) => {
  const db = await openSample()
  const now = () => new Date('2026-11-21T12:00:00.000Z')
  const infrastructure = { now, sampleAccounts: [] }
  const execute = executor(db, infrastructure)
  const executeSource = sourceExecutor(db, infrastructure)
  afterAll(() => db.destroy())

  const admin = async (email: string) => {
    const { visitor, id } = await registeredAs(execute, email)
    await db.updateTable('user').set({ role: 'ADMIN' }).where('id', '=', id).execute()
    return { visitor, id }
  }
  const codesOf = async (source: string, visitor: Visitor) =>
    (await executeSource(source, {}, visitor)).errors?.map(({ extensions }) => extensions?.code)

  test('an admin without one is refused every field but those that set it up', async () => {
    const { visitor, id } = await admin('bare-admin@example.com')
    for (const source of [
      '{ users { nodes { id } } }',
      '{ sessions { id } }',
      '{ accountExport }',
      'mutation { updateProfile(input: { name: "Ada" }) { __typename } }',
      'mutation { removeAuthenticatorApp { __typename } }',
      'subscription { liveEvents { __typename } }',
    ]) {
      expect(await codesOf(source, visitor), source).toEqual(['SECOND_FACTOR_REQUIRED'])
    }
    expect((await executeSource(`{ node(id: "${id}") { id } }`, {}, visitor)).data).toEqual({ node: null })
    expect(await viewerOf(execute, visitor)).toMatchObject({ role: 'ADMIN' })
    expect((await execute(SecondFactorsDocument, {}, visitor)).data.secondFactors.obligatory).toBe(true)
  })

  test('with one, the admin may do everything, but not remove the last one', async () => {
    const { visitor } = await admin('secured-admin@example.com')
    await addAuthenticatorApp(execute, visitor, now())
    expect(await codesOf('{ users { nodes { id } } }', visitor)).toBeUndefined()
    const { data } = await execute(RemoveAuthenticatorAppDocument, {}, visitor)
    expect(data.removeAuthenticatorApp.__typename).toBe('SecondFactorObligatory')
  })

  test('an access token of an account that became admin does not evade it', async () => {
    const { visitor, id } = await registeredAs(execute, 'token-admin@example.com')
    const { token } = await newToken(execute, visitor)
    await db.updateTable('user').set({ role: 'ADMIN' }).where('id', '=', id).execute()
    const user = await db.selectFrom('user').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const bearer = { ...visitor, token: undefined, accessToken: { id: token, scope: 'READ' as const, user } }
    expect(await codesOf('{ conversations { nodes { id } } }', bearer)).toEqual(['SECOND_FACTOR_REQUIRED'])
  })

  test('other accounts, and admins of sample data, need none', async () => {
    const { visitor } = await registeredAs(execute, 'customer-without@example.com')
    expect(await codesOf('{ sessions { id } }', visitor)).toBeUndefined()
    const { visitor: sampleAdmin } = await admin('sample-admin@example.com')
    const { errors } = await sourceExecutor(db, { now })('{ users { nodes { id } } }', {}, sampleAdmin)
    expect(errors).toBeUndefined()
  })
})
