import { afterAll, describe, expect, test } from 'vitest'
import { registeredAs } from '../../testing/accounts/register'
import { databases } from '../../testing/database/databases'
import { executor } from '../../testing/execute'
import type { JobInput } from '../../testing/generated/schema'
import { expectType } from '../../testing/result'
import { runAs } from '../../testing/run-as'
import { PostBriefDocument } from './brief.test.generated'

const brief: JobInput = {
  kind: 'BRIEF',
  title: 'Register our name',
  location: '',
  salary: '$900',
  description: 'We need a word mark in two registers.',
}

describe.each(databases)('repeated posts of jobs on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  afterAll(() => db.destroy())

  const newPoster = async (email: string) => {
    const { visitor, id: userId } = await registeredAs(execute, email, 'CUSTOMER')
    const tryPost = async (clientId: string | null = 'brief-1', change: Partial<JobInput> = {}) =>
      (await runAs(execute, visitor)(PostBriefDocument, { input: { ...brief, ...change }, clientId })).postJob
    const post = async (...values: Parameters<typeof tryPost>) =>
      expectType(await tryPost(...values), 'JobSaved').job.id
    return { userId, tryPost, post }
  }

  test('client id: repeated and concurrent requests post the job once', async () => {
    const { userId, post } = await newPoster('repeats@example.com')
    const id = await post()
    expect(await Promise.all([post(), post(), post('brief-1', { title: ' Register  our name ' })])).toEqual([
      id,
      id,
      id,
    ])
    const both = await Promise.all([post('brief-2'), post('brief-2')])
    expect(new Set([id, ...both]).size).toBe(2)
    expect(await db.selectFrom('job').select('id').where('ownerId', '=', userId).execute()).toHaveLength(2)
  })

  test('client id: another job under the same id is refused; without one each request posts a job', async () => {
    const { tryPost, post } = await newPoster('other-content@example.com')
    await post()
    expect(await tryPost('brief-1', { title: 'Another job' })).toMatchObject({
      __typename: 'InvalidInput',
      field: 'clientId',
    })
    expect(await tryPost('')).toMatchObject({ field: 'clientId' })
    expect(await tryPost('x'.repeat(65))).toMatchObject({ field: 'clientId' })
    const others = [await post(null), await post(null)]
    expect(new Set(others).size).toBe(2)
  })

  test('client id: another account with the same id posts a job of its own', async () => {
    const [first, second] = [await newPoster('first@example.com'), await newPoster('second@example.com')]
    expect(await first.post()).not.toBe(await second.post())
  })
})
