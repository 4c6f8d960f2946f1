import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { catalogueVersionOf } from '../../cache/catalogue-version'
import { UpdateProfileDocument } from '../../testing/accounts/own-account.generated'
import { companyInput, freelancerInput } from '../../testing/accounts/profile-inputs'
import { registeredAs } from '../../testing/accounts/register'
import { databases } from '../../testing/database/databases'
import { executor } from '../../testing/execute'
import { completeDraft, sellerOf } from '../../testing/listing-draft'
import { runAs } from '../../testing/run-as'
import { UpdateCompanyDocument } from '../company/company.test.generated'
import { UpdateFreelancerDocument } from '../freelancer/freelancer.test.generated'
import { UpdateNotificationSettingsDocument } from '../notification/notification.test.generated'

describe.each(databases)('limits of edits on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  const readVersion = catalogueVersionOf(db)
  const { visitor, email } = await registeredAs(execute, 'editor@example.com', 'FREELANCER')
  const run = runAs(execute, visitor)
  const selling = sellerOf(execute, visitor)
  beforeEach(() => db.deleteFrom('rateLimitAttempt').execute())
  afterAll(() => db.destroy())

  const edits = {
    updateProfile: () => run(UpdateProfileDocument, { input: { name: 'Quokka Keeper' } }),
    updateCompany: () => run(UpdateCompanyDocument, { input: companyInput }),
    updateFreelancer: () => run(UpdateFreelancerDocument, { input: freelancerInput }),
  }

  test.each(Object.entries(edits))('%s with equal values leaves the catalogue version as it is', async (_, edit) => {
    const before = await readVersion()
    await edit()
    const after = await readVersion()
    expect(after).not.toBe(before)
    expect(JSON.stringify(await edit())).toContain('Updated')
    expect(await readVersion()).toBe(after)
  })

  test('settings of notifications leave the catalogue version as it is unless they change, which is limited', async () => {
    const set = async (emailNotifications: boolean) =>
      (await run(UpdateNotificationSettingsDocument, { input: { emailNotifications } })).updateNotificationSettings
        .__typename
    await set(false)
    const version = await readVersion()
    expect(await set(false)).toBe('NotificationSettingsUpdated')
    expect(await readVersion()).toBe(version)
    const results: string[] = []
    for (let n = 0; n < 60; n++) results.push(await set(n % 2 === 0))
    expect(new Set(results.slice(0, 59))).toEqual(new Set(['NotificationSettingsUpdated']))
    expect(results.at(-1)).toBe('TooManyAttempts')
  })

  test('publishing and unpublishing again leaves the catalogue version as it is', async () => {
    const draft = await selling.create()
    await selling.edit({ ...completeDraft, id: draft.id, updatedAt: draft.updatedAt })
    for (const command of [selling.publish, selling.unpublish]) {
      await command(draft.id)
      const version = await readVersion()
      await command(draft.id)
      expect(await readVersion()).toBe(version)
    }
  })

  test('an account may edit its profiles 60 times and publish 120 times an hour', async () => {
    const { id } = await db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirstOrThrow()
    const other = await registeredAs(execute, 'other@example.com', 'FREELANCER')
    const name = async (n: number) =>
      (await run(UpdateProfileDocument, { input: { name: `Keeper ${n}` } })).updateProfile
    const results: (string | undefined)[] = []
    for (let n = 0; n < 61; n++) results.push((await name(n)).__typename)
    expect(results.at(-1)).toBe('TooManyAttempts')
    expect(results.filter((type) => type === 'ProfileUpdated').length).toBeLessThanOrEqual(60)
    const published: string[] = []
    for (let n = 0; n < 121; n++) published.push((await selling.tryPublish('srv-none')).__typename)
    expect(published.at(-1)).toBe('TooManyAttempts')
    expect(published[100]).toBe('ListingNotFound')
    const { updateProfile } = await runAs(execute, other.visitor)(UpdateProfileDocument, { input: { name: id } })
    expect(updateProfile.__typename).toBe('ProfileUpdated')
  })
})
