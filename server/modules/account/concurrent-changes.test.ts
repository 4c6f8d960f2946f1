import { afterAll, describe, expect, test } from 'vitest'
import { nobody } from '../../api/visitor'
import { registeredAs } from '../../testing/accounts/register'
import { addListings } from '../../testing/database/add-listings'
import { databases } from '../../testing/database/databases'
import { executor } from '../../testing/execute'
import { testInfrastructure } from '../../testing/infrastructure'
import { createContainer } from '../container'

const profile = { title: 'Late', location: '', experience: '', hourlyRate: 1, skills: [], description: 'Too late.' }

/** Each command gets the account as it was when the request began. */
describe.each(databases)('account changes during a request on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  afterAll(() => db.destroy())

  const services = () => createContainer(db, testInfrastructure(), nobody)
  const rowOf = (id: string) => db.selectFrom('user').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const accountOf = async (email: string, role: 'FREELANCER' | 'VENDOR' = 'FREELANCER') => {
    const { id } = await registeredAs(execute, email, role)
    return rowOf(id)
  }

  test('a deleted freelancer gets no new profile', async () => {
    const viewer = await accountOf('deleted@late.example')
    await services().accountCommands.deleteAccount(viewer, 'secret1')
    await expect(services().freelancerCommands.update(viewer, profile)).rejects.toThrow('Please log in.')
    expect(await db.selectFrom('freelancer').select('id').where('userId', '=', viewer.id).execute()).toEqual([])
  })

  test('a deleted account leaves no new billing details, jobs or saved searches', async () => {
    const viewer = await accountOf('writing@late.example')
    await services().accountCommands.deleteAccount(viewer, 'secret1')
    const party = { name: 'Ada', street: '1 Quay', city: 'Bristol', postalCode: 'BS1', country: 'GB' }
    const brief = {
      kind: 'BRIEF',
      title: 'Logo',
      location: '',
      salary: 'Up to $400',
      description: 'Two pages for a draw.',
    } as const
    const { billingDetailsCommands, jobCommands, savedCommands } = services()
    await expect(billingDetailsCommands.update(viewer, party)).rejects.toThrow('Please log in.')
    await expect(jobCommands.post(viewer, brief)).rejects.toThrow('Please log in.')
    await expect(savedCommands.saveSearch(viewer, { text: 'patents' })).rejects.toThrow('Please log in.')
  })

  test('a deleted account without a password gets none', async () => {
    const { id } = await accountOf('social@late.example')
    await db.updateTable('user').set({ passwordHash: null }).where('id', '=', id).execute()
    const viewer = await rowOf(id)
    await services().accountCommands.deleteAccount(viewer, null)
    const change = { currentPassword: null, newPassword: 'secret2' }
    await expect(services().accountCommands.changePassword(viewer, change)).rejects.toThrow('Please log in.')
    expect(await rowOf(id)).toMatchObject({ passwordHash: null })
  })

  test('a save is stored although another request has changed what it seems to keep', async () => {
    const viewer = await accountOf('saved@late.example')
    const { accountCommands, notificationCommands } = services()
    await notificationCommands.changeSettings(viewer, { emailNotifications: false })
    await notificationCommands.changeSettings(viewer, { emailNotifications: true })
    await accountCommands.updateProfile(viewer, { name: 'Other Name' })
    await accountCommands.updateProfile(viewer, { name: viewer.name })
    expect(await rowOf(viewer.id)).toEqual(viewer)
  })

  test('a profile that is saved without an avatar keeps the one of another request', async () => {
    const viewer = await accountOf('portrait@late.example')
    const avatar = '/uploads/upl-00000000-0000-0000-0000-000000000001.webp'
    await db.updateTable('user').set({ avatar }).where('id', '=', viewer.id).execute()
    await services().accountCommands.updateProfile(viewer, { name: 'Other Name' })
    expect(await rowOf(viewer.id)).toMatchObject({ name: 'Other Name', avatar })
  })

  test('listings are found by the name that the account has in the end', async () => {
    const viewer = await accountOf('renamed@late.example', 'VENDOR')
    await addListings(db, [{ id: 'prd-renamed', kind: 'product', sellerId: viewer.id }])
    await services().accountCommands.updateProfile(viewer, { name: 'Quokka Quill' })
    await services().accountCommands.updateProfile(viewer, { name: viewer.name, avatar: null })
    const { searchText } = await db
      .selectFrom('listingSearch')
      .select('searchText')
      .where('listingId', '=', 'prd-renamed')
      .executeTakeFirstOrThrow()
    expect([(await rowOf(viewer.id)).name, searchText.includes('quokka')]).toEqual([viewer.name, false])
  })
})
