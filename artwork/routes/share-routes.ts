import { type RequestHandler, Router } from 'express'
import { isCategoryPalette } from '../engraving/palettes'
import { shareAvatar, shareCategory, shareCover, shareEmblem, shareMarque } from '../pictures/share'
import { createPngRenderer } from './png-renderer'

/** Whether a text may seed a picture: an id or slug. */
export const isSeed = (text: string) => /^[a-z0-9-]{1,64}$/.test(text)
export const isInitials = (text: string) => /^[A-Z]{1,2}$/.test(text)

/** The drawing for a path, or undefined. */
type Draw = (params: Readonly<Record<string, string>>) => (() => string) | undefined

/**
 * The picture that other sites show beside a link to a page: a PNG, because none of them takes SVG. Its path is the one of
 * the picture on the page, below /share.
 */
export const createShareRouter = () => {
  const renderer = createPngRenderer()
  const router = Router({ caseSensitive: true, strict: true })

  const picture =
    (find: Draw): RequestHandler<Record<string, string>> =>
    async ({ params, path }, response, next) => {
      const draw = find(params)
      if (!draw) return next()
      if (renderer.isFull()) return response.set('retry-after', '5').sendStatus(503)
      const png = await renderer.png(path, draw)
      response.set('cache-control', 'public, max-age=31536000, immutable').type('png').send(png)
    }

  router.get(
    '/cover/:palette/:seed.png',
    picture(({ palette = '', seed = '' }) =>
      isCategoryPalette(palette) && isSeed(seed) ? () => shareCover(palette, seed) : undefined,
    ),
  )
  router.get(
    '/emblem/:palette/:letters/:seed.png',
    picture(({ palette = '', letters = '', seed = '' }) =>
      isCategoryPalette(palette) && isInitials(letters) && isSeed(seed)
        ? () => shareEmblem(palette, letters, seed)
        : undefined,
    ),
  )
  router.get(
    '/avatar/:seed.png',
    picture(({ seed = '' }) => (isSeed(seed) ? () => shareAvatar(seed) : undefined)),
  )
  router.get(
    '/category/:slug.png',
    picture(({ slug = '' }) => (isCategoryPalette(slug) ? () => shareCategory(slug) : undefined)),
  )
  router.get(
    '/marque.png',
    picture(() => shareMarque),
  )
  return router
}
