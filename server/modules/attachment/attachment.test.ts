import { afterAll, describe, expect, test } from 'vitest'
import { nobody } from '../../api/visitor'
import { memoryFiles } from '../../infrastructure/files/files'
import { sampleAccounts, signedInAs } from '../../testing/accounts/sign-in'
import { addAttachment } from '../../testing/attachments'
import { conversationsAs } from '../../testing/conversations'
import { databases } from '../../testing/database/databases'
import { engagementsWith } from '../../testing/engagements'
import { executor } from '../../testing/execute'
import { testInfrastructure } from '../../testing/infrastructure'
import { expectType } from '../../testing/result'
import { createContainer } from '../container'
import { fileKey } from '../upload/stored-file'
import { SendFilesDocument } from './attachment.test.generated'

const idOf = (role: string) => sampleAccounts.find((account) => account.role === role)?.id ?? ''

describe.each(databases)('attachments on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  const { buy, advance, tryAdvance, requestQuote, tryRequestQuote } = engagementsWith(execute)
  const buyer = await signedInAs(execute, 'CUSTOMER')
  const seller = await signedInAs(execute, 'FREELANCER')
  afterAll(() => db.destroy())

  const SERVICE = 'srv-1501'
  const newOrder = () => buy(buyer, SERVICE, 699)
  const add = (role = 'CUSTOMER', name?: string) => addAttachment(db, idOf(role), name)
  const lastFiles = (engagement: { events: { files: { id: string }[] }[] }) =>
    engagement.events.at(-1)?.files.map(({ id }) => id)

  test('requirements, a change request and a dispute have files, in their order', async () => {
    const { id } = await newOrder()
    const files = [await add(), await add('CUSTOMER', 'Colours.png')]
    const begun = await advance(buyer, id, { submitRequirements: { message: 'Round.', files } })
    expect(lastFiles(begun)).toEqual(files)
    await advance(seller, id, { deliver: { message: 'Done.', files: [await add('FREELANCER')] } })
    const changes = [await add()]
    expect(lastFiles(await advance(buyer, id, { requestChanges: { message: 'Wider.', files: changes } }))).toEqual(
      changes,
    )
    const evidence = [await add('FREELANCER')]
    expect(lastFiles(await advance(seller, id, { openDispute: { reason: 'No.', files: evidence } }))).toEqual(evidence)
  })

  test('a quote request, an offer and a counter-offer have files', async () => {
    const message = 'A mark.'
    const files = [await add()]
    const input = { profileId: idOf('FREELANCER'), listingId: SERVICE, message, files }
    const engagement = await requestQuote(buyer, input)
    expect(lastFiles(engagement)).toEqual(files)
    // A double click.
    expect((await requestQuote(buyer, input)).id).toBe(engagement.id)
    expect(await tryRequestQuote(buyer, { ...input, message: 'Another.' })).toMatchObject({ field: 'files' })
    const other = await requestQuote(buyer, { ...input, files: [await add()] })
    expect(other.id).not.toBe(engagement.id)
    const offer = [await add('FREELANCER')]
    const sendOffer = { price: 900, days: 9, message, files: offer }
    expect(lastFiles(await advance(seller, engagement.id, { sendOffer }))).toEqual(offer)
    const counter = [await add()]
    expect(
      lastFiles(await advance(buyer, engagement.id, { counter: { price: 800, message, files: counter } })),
    ).toEqual(counter)
  })

  test('only own files that were not sent yet are taken, at most ten', async () => {
    const { id } = await newOrder()
    const own = await add()
    await advance(buyer, id, { submitRequirements: { message: 'Round.', files: [own] } })
    const { id: next } = await newOrder()
    const eleven = await Promise.all(Array.from({ length: 11 }, () => add()))
    for (const files of [[own], [await add('FREELANCER')], eleven]) {
      const result = await tryAdvance(buyer, next, { submitRequirements: { message: 'Round.', files } })
      expect(result).toMatchObject({ __typename: 'InvalidInput', field: 'files' })
    }
  })

  test('a message has files, also without text, and is sent once', async () => {
    const { id: engagementId } = await newOrder()
    const files = [await add(), await add('CUSTOMER', 'Colours.png')]
    const input = { about: { engagementId }, body: '', clientId: 'm-1', files }
    const send = async (change: Partial<typeof input> = {}) =>
      (await execute(SendFilesDocument, { input: { ...input, ...change } }, buyer)).data.startConversation
    const { sent } = expectType(await send(), 'MessageSent')
    expect(sent.files).toMatchObject([
      { id: files[0], name: 'Sketches.pdf', size: 8, path: `/files/${files[0]}` },
      { id: files[1] },
    ])
    expect(expectType(await send(), 'MessageSent').sent.id).toBe(sent.id)
    expect(await send({ files: [] })).toMatchObject({ field: 'body' })
    expect(await send({ files: [await add()] })).toMatchObject({ field: 'clientId' })
    expect(await send({ clientId: 'm-2' })).toMatchObject({ field: 'files' })
    const eleven = await Promise.all(Array.from({ length: 11 }, () => add()))
    expect(await send({ clientId: 'm-3', files: eleven })).toMatchObject({ field: 'files' })
    const { notifications } = await conversationsAs(execute, seller).viewer()
    expect(notifications.nodes[0]?.text).toMatch(/: 2 files$/)
  })

  test('a file is swept after a day, unless it was sent', async () => {
    const fileStore = memoryFiles()
    const { id } = await newOrder()
    const [sent, unsent] = [await add(), await add()]
    for (const file of [sent, unsent]) await fileStore.put(fileKey(file), Buffer.from('%PDF-1.7'))
    await advance(buyer, id, { submitRequirements: { message: 'Round.', files: [sent] } })
    const sweepIn = async (hours: number) => {
      const now = () => new Date(Date.now() + hours * 3_600_000)
      await createContainer(db, testInfrastructure({ fileStore, now }), nobody).uploadWorker.sweepAttachments()
      return Promise.all([sent, unsent].map(async (file) => (await fileStore.get(fileKey(file))) !== undefined))
    }
    expect(await sweepIn(23)).toEqual([true, true])
    expect(await sweepIn(25)).toEqual([true, false])
  })
})
