import { readFile } from 'node:fs/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fetchedFonts } from './fetched-fonts'
import { packageFonts } from './package-fonts'

test('fonts: a file of a package is found on the disk', async () => {
  const path = await packageFonts.find('@embedpdf/fonts-latin', 'NotoSans-Regular.ttf')
  expect((await readFile(String(path))).length).toBeGreaterThan(10_000)
})

test('fonts: a browser loads them from a folder, and a missing one is an error', async () => {
  const fetched = vi.fn(async (url: URL) =>
    url.pathname === '/fonts/a.ttf' ? new Response('a font') : new Response('', { status: 404 }),
  )
  vi.stubGlobal('fetch', fetched)
  onTestFinished(() => void vi.unstubAllGlobals())
  const fonts = fetchedFonts(new URL('https://marque.example/fonts/'))
  expect(await fonts.find('a-package', 'a.ttf')).toEqual(new TextEncoder().encode('a font'))
  await expect(fonts.find('a-package', 'b.ttf')).rejects.toThrow('The font b.ttf is missing')
})
