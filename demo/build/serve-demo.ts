import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sirv from 'sirv'

const built = fileURLToPath(new URL('../../dist/demo/', import.meta.url))

/** Serves the demonstration below a path, as any host of static files does: `/` or `/marque/`. */
export const serveDemo = (port: number, path = '/', folder = built) => {
  const serve = sirv(folder, { etag: true })
  const notFound = readFileSync(join(folder, '404.html'))
  const prefix = path.replace(/\/$/, '')
  return createServer((request, response) => {
    const { url = '/' } = request
    const missing = () => void response.writeHead(404, { 'content-type': 'text/html' }).end(notFound)
    if (prefix && url === prefix) return response.writeHead(301, { location: `${prefix}/` }).end()
    if (prefix && !url.startsWith(`${prefix}/`)) return missing()
    request.url = url.slice(prefix.length)
    serve(request, response, missing)
  }).listen(port)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const port = Number(process.env.PORT ?? 4000)
  const path = process.argv[2] ?? '/'
  serveDemo(port, path)
  console.log(`The demonstration: http://localhost:${port}${path}`)
}
