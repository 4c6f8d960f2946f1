import { afterAll, describe, expect, test } from 'vitest'
import { databases } from '../../testing/databases'
import { executor, newVisitor } from '../../testing/execute'
import { registeredAs } from '../../testing/register'
import { signedInAs } from '../../testing/sign-in'

const mutation = `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) {
  __typename
  ... on ProfileUpdated { user { name avatar } }
  ... on InvalidInput { field message }
} }`

describe.each(databases)('one’s own profile on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  afterAll(() => db.destroy())

  const update = async (input: Record<string, unknown>, visitor = newVisitor()) =>
    (await execute(mutation, { input }, visitor)).data.updateProfile
  const uploaded = async (ownerId: string, purpose: 'avatar' | 'logo', digit: number) => {
    const id = `upl-00000000-0000-0000-0000-00000000000${digit}`
    await db.insertInto('upload').values({ id, ownerId, purpose, createdAt: '2026-11-21T12:00:00.000Z' }).execute()
    return `/uploads/${id}.webp`
  }

  test('the name changes wherever it is shown and found', async () => {
    const visitor = await signedInAs(execute, 'BROKER')
    const before = (await execute('{ viewer { id avatar } }', {}, visitor)).data.viewer
    const found = async (query: string) =>
      (await execute('query ($query: String!) { search(query: $query) { totalCount } }', { query })).data.search
        .totalCount
    expect(await found('lovelace')).toBe(0)
    expect(await update({ name: ' Ada Lovelace ' }, visitor)).toEqual({
      __typename: 'ProfileUpdated',
      user: { name: 'Ada Lovelace', avatar: before.avatar },
    })
    expect(await found('lovelace')).toBeGreaterThan(0)
    const admin = await signedInAs(execute, 'ADMIN')
    const { data } = await execute('{ users(filter: { text: "LOVELACE" }) { nodes { id } } }', {}, admin)
    expect(data.users.nodes).toEqual([{ id: before.id }])
  })

  test.each([
    ['  ', 'Full name is required'],
    ['x'.repeat(101), 'Full name has at most 100 characters'],
  ])('a name follows the rules of registration', async (name, message) => {
    const { visitor } = await registeredAs(execute, `name-${name.length}@example.com`)
    expect(await update({ name }, visitor)).toEqual({ __typename: 'InvalidInput', field: 'name', message })
  })

  test('a portrait is one’s own upload, the drawn one, or the one there is', async () => {
    const { visitor, id } = await registeredAs(execute, 'portrait@example.com')
    const avatar = await uploaded(id, 'avatar', 1)
    const name = 'Ada Byron'
    expect((await update({ name, avatar }, visitor)).user).toEqual({ name, avatar })
    expect((await update({ name: 'Ada' }, visitor)).user).toEqual({ name: 'Ada', avatar })
    expect((await update({ name, avatar }, visitor)).user).toEqual({ name, avatar })
    expect((await update({ name, avatar: null }, visitor)).user.avatar).toBe(`/artwork/avatar/${id}.svg`)
  })

  test('no other path is taken', async () => {
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
