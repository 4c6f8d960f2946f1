import { afterAll, describe, expect, test } from 'vitest'
import { OwnAccountDocument, UpdateProfileDocument } from '../../testing/accounts/own-account.generated'
import { registeredAs } from '../../testing/accounts/register'
import { signedInAs } from '../../testing/accounts/sign-in'
import { databases } from '../../testing/database/databases'
import { executor, newVisitor } from '../../testing/execute'
import type { UpdateProfileInput } from '../../testing/generated/schema'
import { AccountsDocument } from '../user/user.test.generated'
import { SearchCountDocument } from './profile.test.generated'

describe.each(databases)('profile update on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  afterAll(() => db.destroy())

  const update = async (input: UpdateProfileInput, visitor = newVisitor()) =>
    (await execute(UpdateProfileDocument, { input }, visitor)).data.updateProfile
  const updated = (user: { name: string; avatar: string }) => ({ __typename: 'ProfileUpdated', user })
  const uploaded = async (ownerId: string, purpose: 'avatar' | 'logo', digit: number) => {
    const id = `upl-00000000-0000-0000-0000-00000000000${digit}`
    await db
      .insertInto('upload')
      .values({ id, ownerId, purpose, createdAt: '2026-11-21T12:00:00.000Z', bytes: 0 })
      .execute()
    return `/uploads/${id}.webp`
  }

  test('a new name is shown and searchable everywhere', async () => {
    const visitor = await signedInAs(execute, 'BROKER')
    const before = (await execute(OwnAccountDocument, {}, visitor)).data.viewer
    const found = async (query: string) => (await execute(SearchCountDocument, { query })).data.search.totalCount
    expect(await found('lovelace')).toBe(0)
    expect(await update({ name: ' Ada Lovelace ' }, visitor)).toEqual({
      __typename: 'ProfileUpdated',
      user: { name: 'Ada Lovelace', avatar: before?.avatar },
    })
    expect(await found('lovelace')).toBeGreaterThan(0)
    const admin = await signedInAs(execute, 'ADMIN')
    const { data } = await execute(AccountsDocument, { filter: { text: 'LOVELACE' } }, admin)
    expect(data.users.nodes).toMatchObject([{ id: before?.id }])
  })

  test.each([
    ['  ', 'Full name is required'],
    ['x'.repeat(101), 'Full name has at most 100 characters'],
  ])('the name %j follows the rules of registration', async (name, message) => {
    const { visitor } = await registeredAs(execute, `name-${name.length}@example.com`)
    expect(await update({ name }, visitor)).toEqual({ __typename: 'InvalidInput', field: 'name', message })
  })

  test('the avatar is an own upload, the generated one, or stays as it is', async () => {
    const { visitor, id } = await registeredAs(execute, 'portrait@example.com')
    const avatar = await uploaded(id, 'avatar', 1)
    const name = 'Ada Byron'
    expect(await update({ name, avatar }, visitor)).toEqual(updated({ name, avatar }))
    expect(await update({ name: 'Ada' }, visitor)).toEqual(updated({ name: 'Ada', avatar }))
    expect(await update({ name, avatar }, visitor)).toEqual(updated({ name, avatar }))
    const generated = `/artwork/avatar/${id}.svg`
    expect(await update({ name, avatar: null }, visitor)).toEqual(updated({ name, avatar: generated }))
  })

  test('an update that changes nothing counts as no attempt', async () => {
    const { visitor } = await registeredAs(execute, 'unchanged@example.com')
    const attempts = () => db.selectFrom('rateLimitAttempt').selectAll().execute()
    const first = await update({ name: 'Ada' }, visitor)
    const counted = await attempts()
    expect(await update({ name: 'Ada' }, visitor)).toEqual(first)
    expect(await attempts()).toEqual(counted)
  })

  test('any other path is refused as an avatar', async () => {
    const { visitor, id } = await registeredAs(execute, 'other-portrait@example.com')
    const stranger = await registeredAs(execute, 'painter@example.com')
    const refused = { __typename: 'InvalidInput', field: 'avatar', message: 'Please upload the picture again' }
    for (const avatar of [
      '',
      'javascript:alert(1)',
      'https://evil.example/a.png',
      '//evil.example/a.png',
      '/uploads/../artwork/x.svg',
      '/uploads/upl-00000000-0000-0000-0000-00000000000f.webp',
      await uploaded(stranger.id, 'avatar', 2),
      await uploaded(id, 'logo', 3),
    ]) {
      expect(await update({ name: 'Ada', avatar }, visitor)).toEqual(refused)
    }
  })
})
