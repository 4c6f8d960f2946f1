import type { Page } from '@playwright/test'
import type { openCore } from '../server/browser/open-core'
import type { canvasPictures } from '../server/infrastructure/pictures/canvas-pictures'
import { bundleForBrowsers } from '../tools/build/browser-core'
import { commonFlags } from '../tools/testing/chromium'
import { expect, unwatchedTest as test } from './lib/fixtures'

declare global {
  interface Window {
    core: Awaited<ReturnType<typeof openCore>>
    pictures: typeof canvasPictures
  }
}

// Hashing a password takes 25 times as long without optimised code, which the other tests switch off.
test.use({ launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '', args: commonFlags } })

/** Browsers encrypt on https only. No such server exists: the test serves the files itself. */
const SITE = 'https://core.example'

type Bundle = Awaited<ReturnType<typeof bundleForBrowsers>>
let bundle: Bundle[number][] = []
test.beforeAll(async () => {
  bundle = await bundleForBrowsers({
    core: 'server/browser/open-core.ts',
    pictures: 'server/infrastructure/pictures/canvas-pictures.ts',
  })
})

const types: Record<string, string> = { js: 'text/javascript', wasm: 'application/wasm' }

/** Opens an empty page that has run a script, with the bundle's files beside it. */
const open = async (page: Page, scriptOf: (entry: (name: string) => string) => string) => {
  const entry = (name: string) =>
    `/${bundle.find((file) => file.type === 'chunk' && file.isEntry && file.name === name)?.fileName}`
  const document = `<!doctype html><title>Core</title><script type="module">${scriptOf(entry)}</script>`
  await page.route(`${SITE}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname
    const file = bundle.find(({ fileName }) => path === `/${fileName}`)
    if (!file) return path === '/' ? route.fulfill({ contentType: 'text/html', body: document }) : route.abort()
    const body = file.type === 'chunk' ? file.code : Buffer.from(file.source)
    await route.fulfill({ contentType: types[path.split('.').at(-1) ?? ''] ?? 'text/plain', body })
  })
  await page.goto(SITE)
}

const openMarketplace = async (page: Page) => {
  await open(
    page,
    (entry) => `import { openCore } from '${entry('core')}'; window.core = await openCore(location.origin, console)`,
  )
  await page.waitForFunction(() => window.core !== undefined, undefined, { timeout: 60_000 })
  return async (query: string, variables: Record<string, unknown> = {}) => {
    const { data, errors } = await page.evaluate((operation) => window.core.execute(operation), { query, variables })
    expect(errors).toBeUndefined()
    return data
  }
}

const signIn = 'mutation ($input: LoginInput!) { login(input: $input) { __typename } }'

test('core in a browser: it answers as the server does, without a server', async ({ page, request }) => {
  const ask = await openMarketplace(page)
  for (const query of [
    '{ categories { name slug } stats { label value } testimonials { quote } }',
    '{ companies(first: 5) { nodes { name services } totalCount } }',
    '{ search(query: "patent", first: 5) { nodes { __typename ... on Service { title } ... on Product { title } } } }',
    '{ service(id: "srv-1101") { title price seller { name } reviews(first: 2) { nodes { text rating } } } }',
  ]) {
    const answered = await request.post('/graphql', { data: { query } })
    expect(await ask(query)).toEqual((await answered.json()).data)
  }
})

test('core in a browser: a customer signs in and saves a listing, and an admin moves the clock', async ({ page }) => {
  const ask = await openMarketplace(page)
  const input = { email: 'customer@example.com', password: 'password123' }
  expect(await ask(signIn, { input: { ...input, password: 'wrong' } })).toEqual({
    login: { __typename: 'InvalidCredentials' },
  })
  expect(await ask(signIn, { input })).toEqual({ login: { __typename: 'LoginSuccess' } })
  await ask('mutation { saveListing(id: "srv-1101") { __typename } }')
  expect(await ask('{ viewer { email } savedListingIds }')).toMatchObject({
    viewer: { email: 'customer@example.com' },
    savedListingIds: expect.arrayContaining(['srv-1101']),
  })
  await ask(signIn, { input: { email: 'admin@example.com', password: 'password123' } })
  expect(await ask('mutation { advanceClock(days: 2) { __typename } }')).toEqual({
    advanceClock: { __typename: 'ClockAdvanced' },
  })
})

test('pictures in a browser: they are resized to WebP, and what is no picture is refused', async ({ page }) => {
  await open(page, (entry) => `import { canvasPictures } from '${entry('pictures')}'; window.pictures = canvasPictures`)
  await page.waitForFunction(() => window.pictures !== undefined)
  const results = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(600, 300)
    canvas.getContext('2d')?.fillRect(0, 0, 300, 300)
    const png = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())
    const picture = { read: async () => png }
    const text = { read: async () => new TextEncoder().encode('<svg/>') }
    const sizeOf = async (bytes: Uint8Array | string) => {
      if (typeof bytes === 'string') return bytes
      const { width, height } = await createImageBitmap(new Blob([Uint8Array.from(bytes)]))
      return [String.fromCharCode(...bytes.subarray(8, 12)), width, height]
    }
    const resized = await window.pictures.resize(picture, { card: [112, 112], large: [480, 320] })
    const sizes = 'pictures' in resized ? await Promise.all([...resized.pictures.values()].map(sizeOf)) : resized
    return {
      sizes,
      reencoded: await sizeOf(await window.pictures.reencode(picture, 'webp')),
      refused: [await window.pictures.resize(text, { card: [1, 1] }), await window.pictures.reencode(text, 'png')],
    }
  })
  expect(results).toEqual({
    sizes: [
      ['WEBP', 112, 112],
      ['WEBP', 480, 320],
    ],
    reencoded: ['WEBP', 600, 300],
    refused: [{ refusal: 'no-picture' }, 'no-picture'],
  })
})
