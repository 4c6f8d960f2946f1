// @ts-check
import { measureRendering } from './lib/rendering.mjs'
import { startServer } from './lib/server.mjs'
import { printTable } from './lib/table.mjs'

const pages = [
  ['home', '/'],
  ['marketplace', '/marketplace'],
  ['services', '/services'],
  ['service', '/service/srv-1101'],
  ['company', '/company/com-ashgrove-patents'],
  ['search', '/search?q=patent'],
]

const server = await startServer()
try {
  console.log('Server rendering, one request after another, milliseconds\n')
  printTable(await measureRendering(server, pages))
  if (!process.argv.includes('--rendering')) {
    // Imported here, so that --rendering works without the packages of bench/.
    const { runLighthouse } = await import('./lib/lighthouse.mjs')
    console.log('\nLighthouse, phone preset, median of 3\n')
    printTable(await runLighthouse(server.url, pages))
  }
} finally {
  await server.stop()
}
