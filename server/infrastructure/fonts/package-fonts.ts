import { createRequire } from 'node:module'
import { join } from 'node:path'
import { findEastAsianFonts } from './east-asian-fonts'
import type { Fonts } from './fonts'

const { resolve } = createRequire(import.meta.url)

/** The fonts of installed packages. */
export const packageFonts: Fonts = {
  find: async (packageName, file) => join(resolve(packageName), '../../fonts', file),
  findEastAsian: findEastAsianFonts,
}
