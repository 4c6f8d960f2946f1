// @ts-check
import { connect } from 'node:net'
import { fileURLToPath } from 'node:url'
import Sqlite from 'libsql'

const SEARCHES = `{ ${aliases('search(query: "e", first: 1) { nodes { __typename } totalCount }')} }`
const ROLES = `{ ${aliases('products(first: 1, filter: { sellerRole: ADMIN }) { nodes { id } totalCount }')} }`
const EXCERPT = aliases(`excerpt(around: "${'a'.repeat(79)}b")`, 29)
const EXCERPTS = `{ services(first: 60, sort: PRICE_LOW) { nodes { ${EXCERPT} } } }`
const DESCRIPTIONS = `{ services(first: 100, sort: PRICE_LOW) { nodes { ${aliases('description', 29)} } } }`
const SEARCHES_WITHIN_LIMITS = `{ ${aliases('search(query: "e", first: 1) { nodes { __typename } totalCount }', 3)} }`
const DESCRIPTIONS_WITHIN_LIMITS = '{ services(first: 100, sort: PRICE_LOW) { nodes { description } } }'

/** @param {string} field @param {number} count */
function aliases(field, count = 30) {
  return Array.from({ length: count }, (_, i) => `a${i}: ${field}`).join(' ')
}

/** Each attack runs for the measured time, on connections that ask again after each answer or never read. */
export const attacks = [
  { name: 'none', query: '', connections: 0, reads: true },
  { name: '30 searches for one letter', query: SEARCHES, connections: 2, reads: true },
  {
    name: '3 searches for one letter, the most that is accepted',
    query: SEARCHES_WITHIN_LIMITS,
    connections: 8,
    reads: true,
  },
  { name: '30 lists of products by the role of their seller', query: ROLES, connections: 2, reads: true },
  { name: '29 excerpts of 60 listings', query: EXCERPTS, connections: 2, reads: true },
  { name: '24 clients that never read 30 MB', query: DESCRIPTIONS, connections: 24, reads: false },
  { name: '24 clients that never read 1 MB', query: DESCRIPTIONS_WITHIN_LIMITS, connections: 24, reads: false },
]

/**
 * Makes 100 services of a database, whose server isn't running, free and long, so that the first page by price has 500 KB.
 * @param {string} databaseUrl
 */
export const lengthenDescriptions = (databaseUrl) => {
  const db = new Sqlite(fileURLToPath(databaseUrl))
  db.exec(`update listing set price_cents = 0, description = replace(hex(zeroblob(5000)), '0', 'a')
    where id in (select id from listing where kind = 'service' order by id limit 100)`)
  db.close()
}

/**
 * Sends an operation until it is stopped.
 * @param {string} origin
 * @param {{ query: string, connections: number, reads: boolean }} attack
 */
export const startAttack = (origin, { query, connections, reads }) => {
  const { host, hostname, port } = new URL(origin)
  const body = JSON.stringify({ query })
  const head = `POST /graphql HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\ncache-control: no-cache\r\n`
  const request = `${head}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
  /** @type {Record<string, number>} */
  const answers = {}
  const sockets = Array.from({ length: connections }, () => {
    const socket = connect(Number(port), hostname, () => socket.write(request))
    socket.on('error', () => {})
    if (!reads) return socket.pause()
    // An answer begins with its status line; the next request may be sent before the answer's end.
    return socket.on('data', (data) => {
      const [, status] = /HTTP\/1\.1 (\d+)/.exec(data.toString('latin1')) ?? []
      if (status === undefined) return
      answers[status] = (answers[status] ?? 0) + 1
      setTimeout(() => socket.write(request), 20)
    })
  })
  return {
    /** Their number by status. */
    answers,
    stop: () => {
      for (const socket of sockets) socket.destroy()
    },
  }
}
