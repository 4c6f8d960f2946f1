// @ts-check
// The upper bound for HTTP in Node: reads the operation and sends a prepared answer.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { host, listening, port } from './listen.mjs'

/** @type {[string, string][]} */
const prepared = JSON.parse(readFileSync(process.env.ANSWERS ?? '', 'utf8'))
const answers = new Map(prepared.map(([query, answer]) => [query, Buffer.from(answer)]))

createServer(async (request, response) => {
  /** @type {{ query: string }} */
  const { query } = JSON.parse(await text(request))
  const answer = answers.get(query)
  if (!answer) return response.writeHead(400).end()
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': answer.length })
  response.end(answer)
}).listen(port, host, listening)
