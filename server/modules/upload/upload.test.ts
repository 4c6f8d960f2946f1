import { afterAll, describe, expect, test } from 'vitest'
import { memoryFiles } from '../../infrastructure/files/files'
import { databases } from '../../testing/databases'
import { executor } from '../../testing/execute'
import { completeDraft, sellerOf } from '../../testing/listing-draft'
import { sampleAccounts, signedInAs } from '../../testing/sign-in'
import { keyOf, type UploadPurpose } from './picture-sizes'
import { createUploadRepository } from './upload.repository'
import { createUploadService, uploadIdOf } from './upload.service'

const DAY_MS = 24 * 3_600_000

describe.each(databases)('uploads on $name', async ({ openSample }) => {
  const db = await openSample()
  const files = memoryFiles()
  const execute = executor(db, { fileStore: files })
  const vendor = sellerOf(execute, await signedInAs(execute, 'VENDOR'))
  const idOf = (role: string) => sampleAccounts.find((account) => account.role === role)?.id ?? ''
  let moment = new Date()
  const uploads = createUploadService({
    uploadRepository: createUploadRepository(db),
    fileStore: files,
    now: () => moment,
  })
  afterAll(() => db.destroy())

  const add = (owner = 'VENDOR', purpose: UploadPurpose = 'listing') =>
    uploads.add(idOf(owner), purpose, new Map([['card', Buffer.from('picture')]]))
  const isThere = async (path: string) => (await files.get(keyOf(uploadIdOf(path) ?? '', 'card'))) !== undefined
  const listingWith = async (images: string[]) => {
    const { id, updatedAt } = await vendor.create()
    return { id, result: await vendor.tryEdit({ ...completeDraft, id, updatedAt, images }) }
  }

  test('a listing takes own listing pictures; uploads of others or for another purpose are refused', async () => {
    const [own, second, foreign, logo] = [await add(), await add(), await add('BROKER'), await add('VENDOR', 'logo')]
    const { result } = await listingWith([own, second])
    expect(result).toMatchObject({ listing: { cover: own, images: [own, second] } })
    for (const image of [foreign, logo]) {
      const { result } = await listingWith([own, image])
      expect(result).toMatchObject({ __typename: 'InvalidInput', field: 'images' })
    }
  })

  test('are deleted with their listing, unless another listing shows them', async () => {
    const [shared, only] = [await add(), await add()]
    const { id } = await listingWith([only, shared])
    await listingWith([shared])
    await vendor.publish(id)
    await vendor.remove(id)
    expect([await isThere(only), await isThere(shared)]).toEqual([false, true])
  })

  test('that nothing shows are deleted after a day', async () => {
    const [shown, draft, unused] = [await add(), await add(), await add()]
    const portrait = await add('BROKER', 'avatar')
    await db.updateTable('user').set({ avatar: portrait }).where('id', '=', idOf('BROKER')).execute()
    const { id } = await listingWith([shown])
    await vendor.publish(id)
    await listingWith([draft])
    await uploads.sweep()
    expect(await isThere(unused)).toBe(true)
    moment = new Date(moment.getTime() + DAY_MS + 1)
    const young = await add()
    await uploads.sweep()
    const left = await Promise.all([shown, draft, portrait, young, unused].map(isThere))
    expect(left).toEqual([true, true, true, true, false])
  })

  test('of an account are deleted with it, and nobody else’s', async () => {
    const [own, foreign] = [await add('FREELANCER', 'avatar'), await add('BROKER')]
    await uploads.removeAllOf(idOf('FREELANCER'))
    expect([await isThere(own), await isThere(foreign)]).toEqual([false, true])
  })
})
