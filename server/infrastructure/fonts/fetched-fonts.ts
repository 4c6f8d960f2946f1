import type { Fonts } from './fonts'

/** Fonts that a browser loads from a folder of static files. */
export const fetchedFonts = (folder: URL): Fonts => ({
  find: async (_, file) => {
    const response = await fetch(new URL(file, folder))
    if (!response.ok) throw new Error(`The font ${file} is missing`)
    return new Uint8Array(await response.arrayBuffer())
  },
  // The fonts would make the folder 18 MB larger.
  findEastAsian: async () => [],
})
