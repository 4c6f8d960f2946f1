import { Router } from 'express'
import type { Database } from '../../database/connection'
import { createSitemapRepository } from '../../modules/site/site.repository'
import type { Config } from '../../start/config'
import { requestOrigin } from '../site-origin'

/** Pages without an id. */
const lists = [
  '/',
  '/services',
  '/products',
  '/marketplace',
  '/marketplace/products',
  '/marketplace/services',
  '/marketplace/freelancers',
  '/companies',
  '/freelancers',
  '/jobs',
  '/about',
  '/how-it-works',
  '/terms',
  '/privacy',
  '/cookies',
]

/** robots.txt and sitemap.xml. */
export const createCrawlersRouter = (db: Database, config: Pick<Config, 'publicUrl'>) => {
  const sitemap = createSitemapRepository(db)
  const origin = requestOrigin(config)
  const router = Router()

  router.get('/robots.txt', (request, response) => {
    response
      .type('text')
      .send(
        `User-agent: *\nDisallow: /search\nDisallow: /cart\nDisallow: /dashboard\nDisallow: /views\n\nSitemap: ${origin(request)}/sitemap.xml\n`,
      )
  })

  router.get('/sitemap.xml', async (request, response) => {
    const locations = [...lists, ...(await sitemap.paths())].map(
      (path) => `<url><loc>${escapeXml(origin(request) + path)}</loc></url>`,
    )
    response
      .type('application/xml')
      .set('cache-control', 'public, max-age=3600')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${locations.join('\n')}\n</urlset>\n`,
      )
  })
  return router
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
