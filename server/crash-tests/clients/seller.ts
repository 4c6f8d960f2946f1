import { UpdateProfileDocument } from '../../testing/accounts/own-account.generated.ts'
import { RegisterDocument } from '../../testing/accounts/register.generated.ts'
import { LoginDocument } from '../../testing/accounts/sign-in.generated.ts'
import {
  CreateListingDocument,
  EditListingDocument,
  PublishListingDocument,
} from '../../testing/listing-draft.generated.ts'
import { expectType } from '../../testing/result'
import { newBrowser } from './graphql-client'
import { SellerStateDocument } from './seller.generated.ts'

const roles = ['VENDOR', 'FREELANCER', 'BROKER'] as const
const password = 'correct horse'

/** A seller who registers and writes a listing, step by step, and remembers the values that the server has confirmed. */
export const newSeller = (number: number) => {
  const email = `seller-${number}@example.com`
  const role = roles[number % roles.length] ?? 'VENDOR'
  const company = `Kestrel ${number}`
  const { execute, upload } = newBrowser()
  const account = newConfirmedValue<'open'>()
  const name = newConfirmedValue<string>()
  const title = newConfirmedValue<string>()
  const published = newConfirmedValue<string>()
  let listing = { id: '', updatedAt: '' }
  let confirmed = 0

  /** Counts a confirmed step, and throws any other member of the result union. */
  const confirm = <Union extends { __typename: string }, Name extends Union['__typename']>(
    result: Union,
    name: Name,
  ) => {
    const member = expectType(result, name)
    confirmed += 1
    return member
  }
  const register = (origin: string) =>
    account.change('open', async () => {
      const input = { name: 'Ada', email, password, role, companyName: company }
      confirm((await execute(origin, RegisterDocument, { input })).register, 'RegisterSuccess')
      name.settle('Ada')
    })
  const rename = (origin: string, next: string) =>
    name.change(next, async () => {
      const { updateProfile } = await execute(origin, UpdateProfileDocument, { input: { name: next } })
      confirm(updateProfile, 'ProfileUpdated')
    })
  const edit = (origin: string, next: string) =>
    title.change(next, async () => {
      const content = { title: next, description: `${next} is worth reading about.`, price: 5, category: 'logo-design' }
      const deliveryDays = role === 'VENDOR' ? null : 7
      const input = { ...listing, ...content, deliveryDays, images: [], tags: [] }
      const { editListing } = await execute(origin, EditListingDocument, { input })
      listing = { ...listing, updatedAt: confirm(editListing, 'ListingSaved').listing.updatedAt }
    })
  const publish = (origin: string) =>
    published.change(title.confirmed() ?? '', async () =>
      confirm((await execute(origin, PublishListingDocument, { id: listing.id })).publishListing, 'ListingSaved'),
    )

  return {
    email,
    confirmed: () => confirmed,
    isUnderWay: () => [account, name, title, published].some((value) => value.isUnderWay()),

    work: async (origin: string) => {
      await register(origin)
      await rename(origin, `Ada ${number}`)
      const { createListing } = await execute(origin, CreateListingDocument, {})
      const { id, updatedAt } = confirm(createListing, 'ListingCreated').listing
      listing = { id, updatedAt }
      if (role === 'VENDOR') {
        await upload(origin, `/product-files?listing=${id}&name=Report.pdf`, Buffer.from('%PDF-1.7 Report'))
      }
      for (const turn of ['first', 'second', 'third']) await edit(origin, `Quill ${number} ${turn}`)
      await publish(origin)
      await edit(origin, `Quill ${number} fourth`)
      await rename(origin, `Ada Byron ${number}`)
    },

    /** After a registration without a response: logs in if the account exists, and registers otherwise. */
    settle: async (origin: string) => {
      if (!account.isUnderWay()) return
      const { login } = await execute(origin, LoginDocument, { input: { email, password } })
      if (login.__typename === 'LoginSuccess') {
        account.settle('open')
        name.settle('Ada')
      } else await register(origin)
    },

    /** The values on the server, and the possible ones. */
    read: async (origin: string) => {
      const publishedTitle = published.confirmed()
      const { viewer, ownListing, service, product, search } = await execute(origin, SellerStateDocument, {
        id: listing.id,
        title: publishedTitle ?? 'nothing',
      })
      const found = search.nodes.some(({ id }) => id === listing.id)
      const values = {
        email: viewer?.email,
        company: viewer?.company?.name,
        name: viewer?.name,
        title: ownListing?.title || undefined,
        published: (service ?? product)?.title,
        found,
      }
      const possible = {
        email: [email],
        company: [company],
        name: name.possible(),
        title: title.possible(),
        published: published.possible(),
        found: [publishedTitle !== undefined],
      }
      name.settle(values.name)
      title.settle(values.title)
      published.settle(values.published)
      return { values, possible }
    },
  }
}

export type Seller = ReturnType<typeof newSeller>

/** The last confirmed value of a field, and the value of a request that has no response yet. */
const newConfirmedValue = <Value>() => {
  let confirmed: Value | undefined
  let pending: Value[] = []
  return {
    confirmed: () => confirmed,
    /** The values that the server may hold now. */
    possible: () => [confirmed, ...pending],
    isUnderWay: () => pending.length > 0,
    change: async <Result>(value: Value, work: () => Promise<Result>) => {
      pending = [value]
      const result = await work()
      confirmed = value
      pending = []
      return result
    },
    /** Sets the value that was read from the server. */
    settle: (value: Value | undefined) => {
      confirmed = value
      pending = []
    },
  }
}
