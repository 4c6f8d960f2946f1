import { type Response, Router } from 'express'
import { isCategoryPalette } from '../engraving/palettes'
import { avatar } from '../pictures/avatar'
import { guilloche } from '../pictures/cover'
import { emblem } from '../pictures/emblem'
import { contours } from '../pictures/map'
import { categoryMark, ornaments } from '../pictures/ornaments'
import { createShareRouter, type IsShown, isInitials, isSeed } from './share-routes'

// Keyed by unknown, since a query parameter can be anything.
const coverSizes = new Map<unknown, { width: number; height: number }>([
  ['thumb', { width: 112, height: 84 }],
  ['card', { width: 320, height: 200 }],
  ['large', { width: 720, height: 480 }],
])
const emblemSizes = new Map<unknown, number>([
  ['card', 112],
  ['large', 176],
])
const markSizes = new Map<unknown, number>([
  ['card', 84],
  ['large', 320],
])
const ornamentsByName = new Map(Object.entries(ornaments))

const headers = {
  'Content-Type': 'image/svg+xml',
  'Cache-Control': 'public, max-age=31536000, immutable',
  // An SVG opened directly is a document of our origin, so its policy allows styles only.
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
}

const sendPicture = (response: Response, svg: string) => response.set(headers).send(svg)

/** Every picture depends on its URL alone, so browsers may cache it forever. Other URLs are 404. */
export const createArtworkRouter = (isShown: IsShown) => {
  const router = Router({ caseSensitive: true, strict: true })

  router.get('/cover/:palette/:seed.svg', ({ params: { palette, seed }, query }, response, next) => {
    const size = coverSizes.get(query.size ?? 'card')
    if (!isCategoryPalette(palette) || !isSeed(seed) || !size) return next()
    sendPicture(response, guilloche({ seed, palette, ...size }))
  })

  router.get('/banner/:palette/:seed.svg', ({ params: { palette, seed } }, response, next) => {
    if (!isCategoryPalette(palette) || !isSeed(seed)) return next()
    sendPicture(response, guilloche({ seed: `${seed} banner`, palette, motif: 'ribbon', width: 1280, height: 272 }))
  })

  router.get('/emblem/:palette/:letters/:seed.svg', ({ params: { palette, letters, seed }, query }, response, next) => {
    const size = emblemSizes.get(query.size ?? 'card')
    if (!isCategoryPalette(palette) || !isInitials(letters) || !isSeed(seed) || !size) return next()
    sendPicture(response, emblem({ seed, palette, letters, size }))
  })

  router.get('/category/:slug.svg', ({ params: { slug }, query }, response, next) => {
    const size = markSizes.get(query.size ?? 'card')
    if (!isCategoryPalette(slug) || !size) return next()
    sendPicture(response, categoryMark(slug, size))
  })

  router.get('/avatar/:seed.svg', ({ params: { seed } }, response, next) => {
    if (!isSeed(seed)) return next()
    sendPicture(response, avatar(seed))
  })

  router.get('/map/:seed.svg', ({ params: { seed } }, response, next) => {
    if (!isSeed(seed)) return next()
    sendPicture(response, contours({ seed, palette: 'patent-filing', width: 360, height: 225 }))
  })

  router.get('/ornament/:name.svg', ({ params: { name } }, response, next) => {
    const draw = ornamentsByName.get(name)
    if (!draw) return next()
    sendPicture(response, draw())
  })

  router.use('/share', createShareRouter(isShown))

  // A missing picture gets a plain 404, not a rendered page.
  router.use((_, response) => {
    response.sendStatus(404)
  })
  return router
}
