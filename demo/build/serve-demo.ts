import { fileURLToPath } from 'node:url'
import compression from 'compression'
import express from 'express'
import sirv from 'sirv'

const built = fileURLToPath(new URL('../../dist/demo/', import.meta.url))

/** Serves the demonstration below a path, as any host of static files does: `/` or `/marque/`. */
export const serveDemo = (port: number, path = '/', folder = built) => {
  const serve = sirv(folder, { etag: true })
  const prefix = path.replace(/\/$/, '')
  return express()
    .use(compression())
    .use(path, (request, response, next) => {
      if (prefix && request.originalUrl === prefix) return response.redirect(301, `${prefix}/`)
      serve(request, response, next)
    })
    .use((_, response) => response.status(404).sendFile('404.html', { root: folder }))
    .listen(port)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const port = Number(process.env.PORT ?? 4000)
  const path = process.argv[2] ?? '/'
  serveDemo(port, path)
  console.log(`The demonstration: http://localhost:${port}${path}`)
}
