import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { memoryFiles } from '../../../infrastructure/files/files'
import { DeleteAccountDocument } from '../../../testing/accounts/moderation.generated'
import { newAdmin } from '../../../testing/accounts/new-admin'
import {
  OwnAccountDocument,
  RequestPasswordResetDocument,
  ResetPasswordDocument,
} from '../../../testing/accounts/own-account.generated'
import { registeredAs } from '../../../testing/accounts/register'
import { login, signedInAs, viewerOf } from '../../../testing/accounts/sign-in'
import { socialUser } from '../../../testing/accounts/social-login'
import { databases } from '../../../testing/database/databases'
import { executor, newVisitor } from '../../../testing/execute'
import { sellerOf } from '../../../testing/listing-draft'
import { newMailbox } from '../../../testing/mailbox'
import { keysOf } from '../../upload/picture-sizes'
import { AccountsDocument } from '../../user/user.test.generated'
import { PublicTracesDocument } from './delete-account.test.generated'

const lastAdmin = {
  __typename: 'LastAdmin',
  message: 'This is the last admin account. Make somebody else an admin first.',
}

describe.each(databases)('account deletion on $name', async ({ openSample }) => {
  const db = await openSample()
  const mailbox = newMailbox()
  const files = memoryFiles()
  const execute = executor(db, { ...mailbox.infrastructure, fileStore: files })
  afterAll(() => db.destroy())

  const remove = async (visitor = newVisitor(), password: string | null = 'secret1') =>
    (await execute(DeleteAccountDocument, { input: { password } }, visitor)).data.deleteAccount
  const upload = async (ownerId: string) => {
    const id = `upl-${randomUUID()}`
    const [key = ''] = keysOf({ id, purpose: 'avatar' })
    await db
      .insertInto('upload')
      .values({ id, ownerId, purpose: 'avatar', createdAt: '2026-11-21T12:00:00.000Z', bytes: 0 })
      .execute()
    await files.put(key, Buffer.from('a picture'))
    return key
  }
  const rowOf = (id: string) => db.selectFrom('user').selectAll().where('id', '=', id).executeTakeFirst()

  test('the user row is anonymised, every session ends, and nobody signs in', async () => {
    const { visitor, id, email } = await registeredAs(execute, 'leaving@example.com')
    const other = newVisitor()
    await login(execute, { email, password: 'secret1' }, other)
    const before = newVisitor('192.0.2.1', visitor.token)
    expect(await remove(visitor)).toEqual({ __typename: 'AccountDeleted', message: 'Your account is deleted.' })
    expect(visitor.token).toBeUndefined()
    expect(await viewerOf(execute, before)).toBeNull()
    expect(await viewerOf(execute, other)).toBeNull()
    expect((await login(execute, { email, password: 'secret1' })).__typename).toBe('InvalidCredentials')
    expect(await rowOf(id)).toMatchObject({
      name: 'Former member',
      email: expect.stringMatching(/^deleted-[\da-f-]{36}@invalid$/),
      passwordHash: null,
      avatar: `/artwork/avatar/${id}.svg`,
      deletedAt: expect.any(String),
    })
    expect(JSON.stringify(await rowOf(id))).not.toMatch(/\bada\b|leaving/i)
  })

  test('the email address is free again, and links mailed before the deletion are invalid', async () => {
    const { visitor, email } = await registeredAs(execute, 'again@example.com')
    await execute(RequestPasswordResetDocument, { email })
    const token = await mailbox.tokenTo(email)
    await remove(visitor)
    const { data } = await execute(ResetPasswordDocument, { input: { token, password: 'secret2' } })
    expect(data.resetPassword.__typename).toBe('InvalidLink')
    expect((await registeredAs(execute, email)).visitor.token).toBeDefined()
  })

  test('deletes company, jobs, listings and freelancer profile, but not while money is held', async () => {
    const visitor = await signedInAs(execute, 'FREELANCER')
    const { viewer } = (await execute(OwnAccountDocument, {}, visitor)).data
    const id = viewer?.id ?? ''
    const companyId = viewer?.company?.id ?? ''
    const publicTraces = async () => {
      const { data } = await execute(PublicTracesDocument, { companyId, userId: id })
      return [data.company, data.freelancer, data.services.nodes.filter(({ provider }) => provider.id === id).length]
    }
    expect(await publicTraces()).not.toEqual([null, null, 0])
    await sellerOf(execute, visitor).create()
    const avatar = await upload(id)
    expect(await remove(visitor, 'password123')).toEqual({
      __typename: 'OpenBusiness',
      message: 'Money is still held for 5 of your orders, including MQ-2K6MT. Complete or cancel them first.',
    })
    expect(await publicTraces()).not.toEqual([null, null, 0])
    await db
      .updateTable('engagement')
      .set({ state: 'COMPLETED' })
      .where('sellerId', '=', id)
      .where('state', 'not in', ['OFFERED', 'AWAITING_FUNDING'])
      .execute()
    expect((await remove(visitor, 'password123')).__typename).toBe('AccountDeleted')
    expect(await publicTraces()).toEqual([null, null, 0])
    const listings = await db.selectFrom('listing').select('id').where('sellerId', '=', id).execute()
    const jobs = await db.selectFrom('job').select('id').where('companyId', '=', companyId).execute()
    const drafts = await db.selectFrom('listingDraft').select('listingId').where('sellerId', '=', id).execute()
    await mailbox.mailsTo('')
    const uploads = await db.selectFrom('upload').select('id').where('ownerId', '=', id).execute()
    expect([listings, jobs, drafts, uploads]).toEqual([[], [], [], []])
    // The quote ends as declined, and the unfunded milestone as cancelled.
    const unpaid = db.selectFrom('engagement').select('state').where('number', 'in', ['MQ-2G3VN', 'MQ-2K6MW'])
    expect(await unpaid.orderBy('number').execute()).toEqual([{ state: 'DECLINED' }, { state: 'CANCELLED' }])
    expect(await files.get(avatar)).toBeUndefined()
  })

  test.each(['wrong', '', null])('the wrong password %j is refused', async (password) => {
    const { visitor, email } = await registeredAs(execute, `stays-${password}@example.com`)
    expect(await remove(visitor, password)).toEqual({
      __typename: 'WrongPassword',
      message: 'This is not your password.',
    })
    expect(await viewerOf(execute, visitor)).toMatchObject({ email })
  })

  test('an account of a social login needs no password; the next social login opens a new account', async () => {
    const signIn = async () => {
      const visitor = newVisitor()
      const { id } = await socialUser(execute, 'APPLE', visitor)
      return { visitor, id }
    }
    const first = await signIn()
    expect((await remove(first.visitor, null)).__typename).toBe('AccountDeleted')
    expect((await signIn()).id).not.toBe(first.id)
  })

  test('admins no longer see the account in their list', async () => {
    const { visitor, id } = await registeredAs(execute, 'listed@example.com')
    const admin = await newAdmin(execute, 'admin-of-list@example.com')
    const ids = async () => {
      const { data } = await execute(AccountsDocument, {}, admin.visitor)
      return data.users.nodes.map((user) => user.id)
    }
    expect(await ids()).toContain(id)
    await remove(visitor)
    expect(await ids()).not.toContain(id)
  })

  test('when the last two admins delete their accounts concurrently, one account stays', async () => {
    await db.updateTable('user').set({ role: 'BROKER' }).where('role', '=', 'ADMIN').execute()
    const admins = [await registeredAs(execute, 'ann@example.com'), await registeredAs(execute, 'bob@example.com')]
    for (const { id } of admins) await db.updateTable('user').set({ role: 'ADMIN' }).where('id', '=', id).execute()
    const results = await Promise.all(admins.map(({ visitor }) => remove(visitor)))
    expect(results.map(({ __typename }) => __typename).sort()).toEqual(['AccountDeleted', 'LastAdmin'])
    const remaining = admins[results[0]?.__typename === 'LastAdmin' ? 0 : 1]
    expect(await remove(remaining?.visitor)).toEqual(lastAdmin)
    expect(await viewerOf(execute, remaining?.visitor ?? newVisitor())).toMatchObject({ email: remaining?.email })
  })
})
