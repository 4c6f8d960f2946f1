import { Readable } from 'node:stream'
import { afterAll, describe, expect, test } from 'vitest'
import { nobody, type Visitor } from '../../api/visitor'
import { memoryFiles } from '../../infrastructure/files/files'
import { FilesUnavailable } from '../../infrastructure/files/files-unavailable'
import { DeleteAccountDocument } from '../../testing/accounts/moderation.generated'
import { registeredAs } from '../../testing/accounts/register'
import { signedInAs } from '../../testing/accounts/sign-in'
import { databases } from '../../testing/database/databases'
import { engagementsWith } from '../../testing/engagements'
import { executor } from '../../testing/execute'
import { testInfrastructure } from '../../testing/infrastructure'
import { completeDraft, sellerOf } from '../../testing/listing-draft'
import { addProductFile } from '../../testing/product-file'
import { expectType, expectValue } from '../../testing/result'
import { runAs } from '../../testing/run-as'
import { createContainer } from '../container'
import { standardLicence } from './licence'
import {
  OwnFilesDocument,
  ProductLicenceDocument,
  PurchasedFilesDocument,
  RemoveFileDocument,
} from './product-file.test.generated'

describe.each(databases)('files of products on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  const { buy, advance } = engagementsWith(execute)
  const customer = await signedInAs(execute, 'CUSTOMER')
  const admin = await signedInAs(execute, 'ADMIN')
  afterAll(() => db.destroy())

  let count = 0
  /** A new vendor with a published product and its file. */
  const newProduct = async (licence = '') => {
    count += 1
    const { visitor } = await registeredAs(execute, `files-${count}@example.com`, 'VENDOR')
    const seller = sellerOf(execute, visitor)
    const { id, updatedAt } = await seller.create()
    await seller.edit({ ...completeDraft, id, updatedAt, licence })
    await seller.publish(id)
    const [file] = await ownFiles(visitor, id)
    return { id, visitor, seller, fileId: expectValue(file).id }
  }
  const ownListing = async (visitor: Visitor, id: string) =>
    expectValue((await runAs(execute, visitor)(OwnFilesDocument, { id })).ownListing)
  const ownFiles = async (visitor: Visitor, id: string) => (await ownListing(visitor, id)).files
  const purchase = async (visitor: Visitor, id: string) =>
    expectValue((await runAs(execute, visitor)(PurchasedFilesDocument, { id })).engagement)
  const remove = async (visitor: Visitor, id: string) =>
    (await runAs(execute, visitor)(RemoveFileDocument, { id })).removeProductFile

  test('publish listing: a product without a file is refused, a service needs none', async () => {
    const { visitor } = await registeredAs(execute, 'no-files@example.com', 'VENDOR')
    const seller = sellerOf(execute, visitor)
    const { id, updatedAt } = expectType(await seller.tryCreate(), 'ListingCreated').listing
    await seller.edit({ ...completeDraft, id, updatedAt })
    expect(await seller.tryPublish(id)).toMatchObject({ __typename: 'InvalidInput', field: 'files' })
    await addProductFile(db, id)
    await seller.publish(id)
  })

  test('publish listing: a product that was published before files were required can still be changed', async () => {
    const vendor = sellerOf(execute, await signedInAs(execute, 'VENDOR'))
    const { id, updatedAt } = await vendor.read('prd-2801')
    await vendor.edit({ ...completeDraft, id, updatedAt })
    await vendor.publish(id)
  })

  test.each(['product', 'account'])('an upload that ends after its %s was deleted is refused', async (deleted) => {
    const { id, visitor, seller } = await newProduct()
    const { sellerId } = await db
      .selectFrom('listing')
      .where('id', '=', id)
      .select('sellerId')
      .executeTakeFirstOrThrow()
    const vendor = await db.selectFrom('user').selectAll().where('id', '=', sellerId).executeTakeFirstOrThrow()
    if (deleted === 'product') await seller.remove(id)
    else await execute(DeleteAccountDocument, { input: { password: 'secret1' } }, visitor)
    const infrastructure = testInfrastructure()
    const { productFileCommands } = createContainer(db, infrastructure, nobody)
    const body = Readable.from([Buffer.from('%PDF-1.7')])
    const incoming = await infrastructure.incomingFiles.receive(body, { maxBytes: 100, accepts: () => true })
    if (typeof incoming === 'string') throw new Error(incoming)
    const file = { listingId: id, name: 'Late.pdf', versionOf: undefined }
    expect(await productFileCommands.add(vendor, file, incoming)).toMatchObject({ refusal: [404, expect.any(String)] })
    expect(await db.selectFrom('productFile').select('id').where('listingId', '=', id).execute()).toEqual([])
  })

  test('a buyer gets the newest version and the one of the day of sale', async () => {
    const { id, fileId } = await newProduct()
    const bought = await buy(customer, id, completeDraft.price)
    expect(await purchase(customer, bought.id)).toMatchObject({
      filesWithdrawn: false,
      purchasedFiles: [
        { newest: { id: fileId, version: 1, path: `/product-files/${fileId}?engagement=${bought.id}` }, bought: null },
      ],
    })
    const later = new Date(Date.now() + 60_000).toISOString()
    const second = await addProductFile(db, id, { seriesId: fileId, version: 2, createdAt: later })
    const third = await addProductFile(db, id, { seriesId: fileId, version: 3, createdAt: later })
    expect((await purchase(customer, bought.id)).purchasedFiles).toMatchObject([
      { newest: { id: third, version: 3 }, bought: { id: fileId, version: 1 } },
    ])
    expect(second).not.toBe(third)
  })

  test('a service has no files', async () => {
    const bought = await buy(customer)
    expect(await purchase(customer, bought.id)).toEqual({ licence: null, filesWithdrawn: false, purchasedFiles: [] })
  })

  test.each([
    ['in full', completeDraft.price, true, 0],
    ['in part', 20, false, 1],
  ])('a refund %s of %d: withdrawn %s', async (_, refund, filesWithdrawn, files) => {
    const { id, visitor } = await newProduct()
    const bought = await buy(customer, id, completeDraft.price)
    await advance(customer, bought.id, { openDispute: { reason: 'It does not open.' } })
    expect((await purchase(customer, bought.id)).purchasedFiles).toHaveLength(1)
    await advance(admin, bought.id, { resolve: { refund, reason: 'It does not.' } })
    const { purchasedFiles, ...rest } = await purchase(customer, bought.id)
    expect([rest.filesWithdrawn, purchasedFiles.length]).toEqual([filesWithdrawn, files])
    expect((await purchase(visitor, bought.id)).purchasedFiles).toHaveLength(1)
  })

  test('what was free and accepted stays with the buyer', async () => {
    const { id, visitor, seller } = await newProduct()
    const { updatedAt } = await seller.read(id)
    await seller.edit({ ...completeDraft, id, updatedAt, price: 0 })
    await seller.publish(id)
    const bought = await buy(customer, id, 0)
    await advance(customer, bought.id, { acceptDelivery: true })
    expect((await purchase(customer, bought.id)).purchasedFiles).toHaveLength(1)
    expect(await ownFiles(visitor, id)).toHaveLength(1)
  })

  test('remove product file: earlier buyers keep it, later ones do not get it, unsold ones are deleted', async () => {
    const { id, visitor, fileId } = await newProduct()
    expect(await remove(visitor, fileId)).toMatchObject({ __typename: 'InvalidInput', field: 'files' })
    const unsold = await addProductFile(db, id, { name: 'Annex.pdf' })
    expect(await remove(visitor, unsold)).toMatchObject({ listing: { files: [{ id: fileId }] } })
    expect(await db.selectFrom('productFile').select('id').where('id', '=', unsold).execute()).toEqual([])
    const early = await buy(customer, id, completeDraft.price)
    const other = await addProductFile(db, id, { name: 'Annex.pdf' })
    expectType(await remove(visitor, fileId), 'ProductFileRemoved')
    expect(await remove(visitor, fileId)).toMatchObject({ __typename: 'ProductFileNotFound' })
    const late = await buy(customer, id, completeDraft.price)
    const names = async (engagementId: string) =>
      (await purchase(customer, engagementId)).purchasedFiles.map(({ newest }) => newest.id)
    expect(await names(early.id)).toEqual(expect.arrayContaining([fileId, other]))
    expect(await names(late.id)).toEqual([other])
  })

  test('remove product file: the file is removed also while the file store fails', async () => {
    const { id, visitor, fileId } = await newProduct()
    const second = await addProductFile(db, id, { name: 'Annex.pdf' })
    const remove = async () => Promise.reject(new FilesUnavailable('down'))
    const failing = executor(db, { fileStore: { ...memoryFiles(), remove } })
    const { removeProductFile } = await runAs(failing, visitor)(RemoveFileDocument, { id: second })
    expect(removeProductFile).toMatchObject({ listing: { files: [{ id: fileId }] } })
  })

  test('remove product file: another vendor finds nothing', async () => {
    const { fileId } = await newProduct()
    const other = (await newProduct()).visitor
    expect(await remove(other, fileId)).toMatchObject({ __typename: 'ProductFileNotFound' })
  })

  test('licence: the standard one unless the seller writes another; a purchase keeps that of its day', async () => {
    const { id, visitor, seller } = await newProduct()
    expect((await ownListing(visitor, id)).licence).toBe(standardLicence)
    const bought = await buy(customer, id, completeDraft.price)
    const { updatedAt } = await seller.read(id)
    await seller.edit({ ...completeDraft, id, updatedAt, licence: 'One desk only.' })
    const publicLicence = async () => (await execute(ProductLicenceDocument, { id })).data.product?.licence
    expect(await publicLicence()).toBe(standardLicence)
    await seller.publish(id)
    expect(await publicLicence()).toBe('One desk only.')
    expect((await purchase(customer, bought.id)).licence).toBe(standardLicence)
    const again = await buy(customer, id, completeDraft.price)
    expect((await purchase(customer, again.id)).licence).toBe('One desk only.')
  })

  test('delete account: the seller’s unsold files are deleted, sold ones lose their names and stay with the buyer', async () => {
    const { id, visitor } = await newProduct()
    const bought = await buy(customer, id, completeDraft.price)
    await advance(customer, bought.id, { acceptDelivery: true })
    const input = { password: 'secret1' }
    const { deleteAccount } = await runAs(execute, visitor)(DeleteAccountDocument, { input })
    expectType(deleteAccount, 'AccountDeleted')
    const { purchasedFiles } = await purchase(customer, bought.id)
    expect(purchasedFiles).toMatchObject([{ newest: { name: 'file.pdf' } }])
  })
})
