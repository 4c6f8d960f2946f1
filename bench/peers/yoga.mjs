// @ts-check
import { createServer } from 'node:http'
import { createYoga } from 'graphql-yoga'
import { host, listening, port } from './listen.mjs'
import { schema } from './schema.mjs'

createServer(createYoga({ schema, logging: false })).listen(port, host, listening)
