import { afterAll, describe, expect, test } from 'vitest'
import { nobody } from '../../api/visitor'
import { memoryFiles } from '../../infrastructure/files/files'
import { FilesUnavailable } from '../../infrastructure/files/files-unavailable'
import { DAY_MS } from '../../lib/dates'
import { sampleAccounts, signedInAs } from '../../testing/accounts/sign-in'
import { addAttachment } from '../../testing/attachments'
import { databases } from '../../testing/database/databases'
import { executor } from '../../testing/execute'
import { testInfrastructure } from '../../testing/infrastructure'
import { completeDraft, sellerOf } from '../../testing/listing-draft'
import { createContainer } from '../container'
import { keyOf, type UploadPurpose } from './picture-sizes'
import { fileKey } from './stored-file'
import { uploadIdOf } from './upload.service'

describe.each(databases)('uploads on $name', async ({ openSample }) => {
  const db = await openSample()
  const files = memoryFiles()
  const execute = executor(db, { fileStore: files })
  const vendor = sellerOf(execute, await signedInAs(execute, 'VENDOR'))
  const idOf = (role: string) => sampleAccounts.find((account) => account.role === role)?.id ?? ''
  let moment = new Date()
  const infrastructure = testInfrastructure({ fileStore: files, now: () => moment })
  const { uploads, uploadWorker } = createContainer(db, infrastructure, nobody)
  afterAll(() => db.destroy())

  const add = (owner = 'VENDOR', purpose: UploadPurpose = 'listing') =>
    uploads.add(idOf(owner), purpose, new Map([['card', Buffer.from('picture')]]))
  const exists = async (path: string) => (await files.get(keyOf(uploadIdOf(path) ?? '', 'card'))) !== undefined
  const listingWith = async (images: string[]) => {
    const { id, updatedAt } = await vendor.create()
    return { id, result: await vendor.tryEdit({ ...completeDraft, id, updatedAt, images }) }
  }

  test('a listing accepts its seller’s listing pictures; uploads of others or for another purpose are refused', async () => {
    const [own, second, foreign, logo] = [await add(), await add(), await add('BROKER'), await add('VENDOR', 'logo')]
    const { result } = await listingWith([own, second])
    expect(result).toMatchObject({ listing: { cover: own, images: [own, second] } })
    for (const image of [foreign, logo]) {
      const { result } = await listingWith([own, image])
      expect(result).toMatchObject({ __typename: 'InvalidInput', field: 'images' })
    }
  })

  test('a picture is deleted with its listing, unless another listing uses it', async () => {
    const [shared, only] = [await add(), await add()]
    const { id } = await listingWith([only, shared])
    await listingWith([shared])
    await vendor.publish(id)
    await vendor.remove(id)
    await expect.poll(() => exists(only)).toBe(false)
    expect(await exists(shared)).toBe(true)
  })

  test('a listing is deleted also while the file store fails', async () => {
    const remove = async () => Promise.reject(new FilesUnavailable('down'))
    const failing = executor(db, { fileStore: { ...files, remove } })
    const seller = sellerOf(failing, await signedInAs(failing, 'VENDOR'))
    const { id } = await listingWith([await add()])
    expect(await seller.remove(id)).toBe(id)
  })

  test('unused pictures are deleted after a day', async () => {
    const [published, draft, unused] = [await add(), await add(), await add()]
    const portrait = await add('BROKER', 'avatar')
    await db.updateTable('user').set({ avatar: portrait }).where('id', '=', idOf('BROKER')).execute()
    const { id } = await listingWith([published])
    await vendor.publish(id)
    await listingWith([draft])
    await uploadWorker.sweepPictures()
    expect(await exists(unused)).toBe(true)
    moment = new Date(moment.getTime() + DAY_MS + 1)
    const recent = await add()
    await uploadWorker.sweepPictures()
    const results = await Promise.all([published, draft, portrait, recent, unused].map(exists))
    expect(results).toEqual([true, true, true, true, false])
  })

  test('files without a row, left by a process that stopped, are removed', async () => {
    const kept = await add()
    const orphan = 'upl-00000000-0000-0000-0000-000000000000'
    await files.put(keyOf(orphan, 'card'), Buffer.from('picture'))
    const delivery = fileKey(await addAttachment(db, idOf('VENDOR')))
    await files.put(delivery, Buffer.from('a delivery'))
    await uploadWorker.sweepOrphans()
    expect(await files.get(keyOf(orphan, 'card'))).toBeUndefined()
    expect([await exists(kept), await files.get(delivery)]).toEqual([true, expect.any(Uint8Array)])
  })

  test('the pictures of an account are added up', async () => {
    const before = await uploads.bytesOf(idOf('ADMIN'))
    await uploads.add(
      idOf('ADMIN'),
      'avatar',
      new Map([
        ['card', Buffer.alloc(700)],
        ['large', Buffer.alloc(300)],
      ]),
    )
    expect(await uploads.bytesOf(idOf('ADMIN'))).toBe(before + 1_000)
  })

  test('removing the pictures of an account removes nobody else’s', async () => {
    const [own, foreign] = [await add('FREELANCER', 'avatar'), await add('BROKER')]
    await uploads.removeAllOf(idOf('FREELANCER'))
    expect([await exists(own), await exists(foreign)]).toEqual([false, true])
  })
})
