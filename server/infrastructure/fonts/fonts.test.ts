import { readFile } from 'node:fs/promises'
import { create } from 'fontkit'
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
  expect(await fonts.findEastAsian('株式会社')).toEqual([])
})

test.each([
  ['東京 Ada 中、', ['東京中、']],
  ['서울', ['서울']],
  ['ㄅ', ['ㄅ']],
  ['の标', ['の', '标']],
  // The list of a slice names it, but no font has it.
  ['鿰', []],
  ['Ada & Žižkov', []],
])('fonts: East Asian letters of %s have a font', async (text, letters) => {
  const fonts = await packageFonts.findEastAsian(text)
  const found = fonts.flatMap((font) => [...font.letters])
  expect(found.sort()).toEqual([...letters.join('')].sort())
  for (const { letters: own, regular, bold } of fonts) {
    expect(regular).not.toEqual(bold)
    const font = create(Buffer.from(regular))
    const has = (letter: string) => 'characterSet' in font && font.characterSet.includes(letter.codePointAt(0) ?? 0)
    expect([...own].filter((letter) => !has(letter))).toEqual([])
  }
})

test('fonts: the same letter has the shape of the language', async () => {
  const [chinese] = await packageFonts.findEastAsian('直')
  const [japanese] = (await packageFonts.findEastAsian('直の')).filter(({ letters }) => letters.has('直'))
  expect(japanese?.regular).not.toEqual(chinese?.regular)
})
