import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveDemo } from '../../demo/build/serve-demo'
import { freePort } from '../../tools/testing/free-port.mjs'

/** Hosts of static files. */
export const createHosts = () => {
  const servers: Server[] = []
  const copies: string[] = []
  /** The addresses that they have been asked for. */
  const requested: string[] = []
  return {
    requested,

    /** Serves the demonstration, or the copy in a folder, below a path. Returns its address and what ends the host. */
    serve: async (path = '', folder?: string, port?: number) => {
      const server = serveDemo(port ?? (await freePort()), path, folder)
      servers.push(server)
      if (folder) copies.push(folder)
      server.on('request', ({ url = '' }) => requested.push(url))
      await once(server, 'listening')
      const address = server.address()
      const ownPort = typeof address === 'object' && address ? address.port : 0
      const stop = async () => {
        server.closeAllConnections()
        await new Promise((resolve) => server.close(resolve))
      }
      return { site: `http://localhost:${ownPort}${path}`, port: ownPort, stop }
    },

    close: () => {
      for (const server of servers) server.close()
      for (const folder of copies) rmSync(folder, { recursive: true })
    },
  }
}

/** The number of files that the service worker of the build keeps: it knows the digest of each. */
export const keptFileCount = () => (readFileSync('dist/demo/service-worker.js', 'utf8').match(/sha256-/g) ?? []).length

/** Makes a copy of the build, and returns its folder and what edits a file of it. */
const copyBuild = () => {
  const folder = mkdtempSync(join(tmpdir(), 'demo-'))
  cpSync('dist/demo', folder, { recursive: true })
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const edit = (file: string, change: (content: string) => string) =>
    writeFileSync(join(folder, file), change(read(file)))
  return { folder, read, edit }
}

/** Makes a copy of the build in which the site worker begins with other code, and returns its folder. */
export const buildWithSiteWorker = (begin: string) => {
  const { folder, edit } = copyBuild()
  for (const file of readdirSync(folder).filter((name) => name.startsWith('site-worker-')))
    edit(file, (code) => begin + code)
  return folder
}

/** Makes a copy of the build in which one file has another content, and returns its folder. */
export const updatedBuild = () => {
  const { folder, read, edit } = copyBuild()
  const digest = () => createHash('sha256').update(read('start.html')).digest('base64')
  const before = digest()
  edit('start.html', (html) => html.replace('<title>', '<title>The newer build: '))
  edit('service-worker.js', (code) => code.replace(before, digest()).replace(/(?<=version:[`'"])[^`'"]+/, 'newer'))
  return folder
}
