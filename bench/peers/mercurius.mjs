// @ts-check
import fastify from 'fastify'
import mercurius from 'mercurius'
import { host, listening, port } from './listen.mjs'
import { schema } from './schema.mjs'

const app = fastify()
await app.register(mercurius, { schema, jit: 1 })
await app.listen({ port, host })
listening()
