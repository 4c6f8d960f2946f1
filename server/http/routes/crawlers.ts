import { type Response, Router } from 'express'
import { catalogueVersionOf } from '../../cache/catalogue-version'
import type { Database } from '../../database/connection'
import { escapeMarkup } from '../../lib/text'
import { createSitemap } from '../../modules/site/sitemap'
import { createSitemapRepository } from '../../modules/site/sitemap.repository'
import type { Config } from '../../start/config'
import { requestOrigin } from '../site-origin'

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** Express adds the ETag, and answers 304 to a request that has it. */
const sendXml = (response: Response, root: 'sitemapindex' | 'urlset', entry: 'sitemap' | 'url', urls: string[]) => {
  const entries = urls.map((url) => `<${entry}><loc>${escapeMarkup(url)}</loc></${entry}>`)
  response
    .type('application/xml')
    .set('cache-control', 'public, max-age=3600')
    .send(`<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${entries.join('\n')}\n</${root}>\n`)
}

export const createCrawlersRouter = (db: Database, now: () => Date, config: Pick<Config, 'publicUrl'>) => {
  const sitemap = createSitemap({
    sitemapRepository: createSitemapRepository(db),
    readVersion: catalogueVersionOf(db),
    now,
  })
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
    const parts = await sitemap.parts()
    const urls = parts.map((_, index) => `${origin(request)}/sitemap-${index + 1}.xml`)
    sendXml(response, 'sitemapindex', 'sitemap', urls)
  })

  router.get(/^\/sitemap-(\d{1,3})\.xml$/, async (request, response) => {
    const paths = (await sitemap.parts())[Number(request.params[0]) - 1]
    if (!paths) return response.sendStatus(404)
    const urls = paths.map((path) => origin(request) + path)
    sendXml(response, 'urlset', 'url', urls)
  })
  return router
}
