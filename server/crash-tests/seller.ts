import { newConfirmedValue } from './confirmed-value'
import { newBrowser } from './graphql-client'

const roles = ['VENDOR', 'FREELANCER', 'BROKER'] as const
const password = 'correct horse'

const register = `mutation ($input: RegisterInput!) { answer: register(input: $input) {
  __typename ... on RegisterSuccess { user { id } } } }`
const login = `mutation ($input: LoginInput!) { answer: login(input: $input) {
  __typename ... on LoginSuccess { user { id } } } }`
const rename = `mutation ($name: String!) { answer: updateProfile(input: { name: $name }) { __typename } }`
const create = 'mutation { answer: createListing { id updatedAt } }'
const edit = `mutation ($input: EditListingInput!) { answer: editListing(input: $input) {
  __typename ... on ListingSaved { listing { updatedAt } } } }`
const publish = 'mutation ($id: ID!) { answer: publishListing(id: $id) { __typename } }'
const look = `query ($id: ID!, $title: String!) {
  viewer { email name company { name } }
  ownListing(id: $id) { title status }
  service(id: $id) { title } product(id: $id) { title }
  search(query: $title, first: 100) { nodes { ... on Product { id } ... on Service { id } } } }`

/** Somebody who opens an account and writes a listing, step after step, and remembers what was confirmed. */
export const newSeller = (number: number) => {
  const email = `seller-${number}@example.com`
  const role = roles[number % roles.length]
  const company = `Kestrel ${number}`
  const ask = newBrowser()
  const account = newConfirmedValue<'open'>()
  const name = newConfirmedValue<string>()
  const title = newConfirmedValue<string>()
  const shown = newConfirmedValue<string>()
  let listing = { id: '', updatedAt: '' }
  let confirmed = 0

  const expectKind = (answer: { __typename: string }, kind: string) => {
    if (answer.__typename !== kind) throw new Error(`${email} got ${JSON.stringify(answer)} instead of ${kind}`)
    confirmed += 1
  }
  const open = (origin: string) =>
    account.change('open', async () => {
      const input = { name: 'Ada', email, password, role, companyName: company }
      expectKind((await ask(origin, register, { input })).answer, 'RegisterSuccess')
      name.settle('Ada')
    })
  const call = (origin: string, next: string) =>
    name.change(next, async () => expectKind((await ask(origin, rename, { name: next })).answer, 'ProfileUpdated'))
  const write = (origin: string, next: string) =>
    title.change(next, async () => {
      const says = { title: next, description: `${next} is worth reading about.`, price: 5, category: 'logo-design' }
      const { answer } = await ask(origin, edit, { input: { ...listing, ...says, images: [], tags: [] } })
      expectKind(answer, 'ListingSaved')
      listing = { ...listing, updatedAt: answer.listing.updatedAt }
    })
  const show = (origin: string) =>
    shown.change(title.confirmed() ?? '', async () =>
      expectKind((await ask(origin, publish, { id: listing.id })).answer, 'ListingSaved'),
    )

  return {
    email,
    confirmed: () => confirmed,
    isUnderWay: () => [account, name, title, shown].some((fact) => fact.isUnderWay()),

    work: async (origin: string) => {
      await open(origin)
      await call(origin, `Ada ${number}`)
      listing = (await ask(origin, create)).answer
      for (const turn of ['first', 'second', 'third']) await write(origin, `Quill ${number} ${turn}`)
      await show(origin)
      await write(origin, `Quill ${number} fourth`)
      await call(origin, `Ada Byron ${number}`)
    },

    /** Whether a registration that was under way has happened: then it signs in, else the address is free. */
    settle: async (origin: string) => {
      if (!account.isUnderWay()) return
      const { answer } = await ask(origin, login, { input: { email, password } })
      if (answer.__typename === 'LoginSuccess') {
        account.settle('open')
        name.settle('Ada')
      } else await open(origin)
    },

    /** What the server says now, and what it may say. */
    look: async (origin: string) => {
      const published = shown.confirmed()
      const { viewer, ownListing, service, product, search } = await ask(origin, look, {
        id: listing.id,
        title: published ?? 'nothing',
      })
      const found = search.nodes.some(({ id }: { id: string }) => id === listing.id)
      const seen = {
        email: viewer?.email,
        company: viewer?.company?.name,
        name: viewer?.name,
        title: ownListing?.title || undefined,
        shown: (service ?? product)?.title,
        found,
      }
      const may = {
        email: [email],
        company: [company],
        name: name.possible(),
        title: title.possible(),
        shown: shown.possible(),
        found: [published !== undefined],
      }
      name.settle(seen.name)
      title.settle(seen.title)
      shown.settle(seen.shown)
      return { seen, may }
    },
  }
}

export type Seller = ReturnType<typeof newSeller>
