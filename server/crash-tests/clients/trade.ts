import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import { UpdateProfileDocument } from '../../testing/accounts/own-account.generated.ts'
import { RegisterDocument } from '../../testing/accounts/register.generated.ts'
import { AdvanceEngagementDocument } from '../../testing/engagements.generated.ts'
import type { EngagementTransitionInput } from '../../testing/generated/schema'
import {
  CreateListingDocument,
  EditListingDocument,
  PublishListingDocument,
} from '../../testing/listing-draft.generated.ts'
import { expectType, expectValue } from '../../testing/result'
import { inTurns } from '../hosts'
import { type Browser, fetchPatiently, newAddress, newBrowser } from './graphql-client'
import { CheckOutDocument } from './shopper.generated.ts'
import { PublicSellerDocument, TradeStateDocument } from './trade.generated.ts'

const RETRY_MS = 1_000
const STALE_MS = 15_000
const PRICE = 40
/** One of them goes to the bucket in parts. */
const SIZES = [20_000, 300, 6_000_000, 70_000]
const password = 'correct horse'

interface ConfirmedFile {
  id: string
  bytes: Buffer
  /** The accounts that may read it. */
  browsers: Browser[]
}

/** Repeats work that may fail at the moment. */
type Retry = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * A buyer and a seller who trade one service again and again: with a file for the requirements and one for the delivery, to the
 * payment of the seller. Each step is repeated until it is confirmed, and is then read at once, wherever it was not taken.
 */
export const newTrade = (number: number, origins: readonly string[], retry: Retry) => {
  const site = inTurns(origins)
  const [buyer, seller, visitor] = [newBrowser(), newBrowser(), newBrowser()]
  const files: ConfirmedFile[] = []
  const engagements: string[] = []
  let listingId = ''
  let views = 0

  const register = async (
    { execute }: Browser,
    input: { email: string; role?: 'FREELANCER'; companyName?: string },
  ) => {
    const { register } = await execute(site(), RegisterDocument, { input: { name: 'Ada', password, ...input } })
    expectType(register, 'RegisterSuccess')
  }

  const publish = async () => {
    const { execute } = seller
    const { createListing } = await execute(site(), CreateListingDocument, {})
    const { id, updatedAt } = expectType(createListing, 'ListingCreated').listing
    const title = `Marks of trade ${number}`
    const content = {
      title,
      description: 'A mark that buyers will remember.',
      price: PRICE,
      category: 'logo-design',
      deliveryDays: 5,
    }
    const input = { id, updatedAt, ...content, images: [], tags: [] }
    expectType((await execute(site(), EditListingDocument, { input })).editListing, 'ListingSaved')
    expectType((await execute(site(), PublishListingDocument, { id })).publishListing, 'ListingSaved')
    listingId = id
  }

  const upload = (by: Browser, name: string) =>
    retry(async () => {
      const content = randomBytes(expectValue(SIZES[files.length % SIZES.length]))
      const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), content])
      const id = await by.upload(site(), `/files?name=${name}`, bytes)
      files.push({ id, bytes, browsers: [by] })
      return id
    })

  const expectToDownload = async ({ id, bytes, browsers }: ConfirmedFile) => {
    for (const browser of browsers) {
      const found = await retry(() => browser.download(site(), id))
      if (!found.equals(bytes)) throw new Error(`${id} has other bytes than were uploaded`)
    }
  }

  /** The other party downloads a file that it may read from now on. */
  const shareFile = async (id: string, reader: Browser) => {
    const file = expectValue(files.find((each) => each.id === id))
    file.browsers.push(reader)
    await expectToDownload(file)
  }

  const buy = async () => {
    const lines = [{ listingId, quantity: 1 }]
    const input = { lines, expectedTotal: PRICE, idempotencyKey: randomUUID(), payment: { token: 'sample-pays-4242' } }
    const id = await retry(async (): Promise<string> => {
      const { placeOrder } = await buyer.execute(site(), CheckOutDocument, { input })
      if (placeOrder.__typename === 'PaymentDeclined' && placeOrder.retryable) {
        await wait(RETRY_MS)
        throw new Error('The payment has to be repeated')
      }
      return expectValue(expectType(placeOrder, 'OrderPlaced').order.engagements[0]).id
    })
    engagements.push(id)
    return id
  }

  const read = async ({ execute }: Browser, id: string) =>
    expectValue((await execute(site(), TradeStateDocument, { id })).engagement)

  /** A repetition finds out whether an earlier try without a response has succeeded. */
  const advance = async (by: Browser, id: string, to: string, transition: EngagementTransitionInput) => {
    await retry(async () => {
      const { state, version } = await read(by, id)
      if (state === to) return
      const input = { id, version, transition }
      const { advanceEngagement } = await by.execute(site(), AdvanceEngagementDocument, { input })
      expectType(advanceEngagement, 'EngagementAdvanced')
    })
    for (const reader of [buyer, seller]) {
      const { state } = await retry(() => read(reader, id))
      if (state !== to) throw new Error(`${id} was read as ${state}, not ${to}`)
    }
  }

  const publicName = async ({ execute }: Browser) =>
    (await retry(() => execute(site(), PublicSellerDocument, { id: listingId }))).service?.seller.name

  /** Clients with a session see the new name at once; visitors see it after `STALE_SECONDS`. */
  const rename = async () => {
    const name = `Ada ${number}-${engagements.length}`
    await retry(async () =>
      expectType(
        (await seller.execute(site(), UpdateProfileDocument, { input: { name } })).updateProfile,
        'ProfileUpdated',
      ),
    )
    for (const browser of [seller, buyer]) expect(await publicName(browser)).toBe(name)
    await expect.poll(() => publicName(visitor), { timeout: STALE_MS }).toBe(name)
  }

  /** One visitor on all hosts, who counts once. */
  const view = async () => {
    const headers = { 'x-forwarded-for': newAddress() }
    for (const origin of origins) {
      await retry(async () => {
        const { status } = await fetchPatiently(`${origin}/views/${listingId}`, { method: 'POST', headers })
        if (status !== 204) throw new Error(`A view was answered with ${status}`)
      })
    }
    views += 1
  }

  return {
    engagements: (): readonly string[] => engagements,
    listingId: () => listingId,
    views: () => views,
    files: () => files.length,

    open: async () => {
      await register(buyer, { email: `buyer-${number}@example.com` })
      await register(seller, {
        email: `freelancer-${number}@example.com`,
        role: 'FREELANCER',
        companyName: `Trade ${number}`,
      })
      await publish()
    },

    run: async () => {
      await view()
      const id = await buy()
      const sketch = await upload(buyer, 'sketch.pdf')
      await advance(buyer, id, 'IN_PROGRESS', { submitRequirements: { message: 'Like this.', files: [sketch] } })
      await shareFile(sketch, seller)
      await rename()
      const work = await upload(seller, 'work.pdf')
      await advance(seller, id, 'DELIVERED', { deliver: { message: 'Done.', files: [work] } })
      await shareFile(work, buyer)
      await advance(buyer, id, 'COMPLETED', { acceptDelivery: true })
      const { events } = await retry(() => read(seller, id))
      const attached = events.flatMap((event) => event.files.map((file) => file.id))
      if (attached.join() !== [sketch, work].join()) throw new Error(`${id} has the files ${attached}`)
    },

    /** Every confirmed file, by everybody who may read it, on every host. */
    expectAllFiles: async () => {
      for (const origin of origins) {
        for (const { id, bytes, browsers } of files) {
          for (const browser of browsers) {
            if (!(await browser.download(origin, id)).equals(bytes)) throw new Error(`${id} has other bytes`)
          }
        }
      }
    },
  }
}
