// @ts-check
import { ApolloServer } from '@apollo/server'
import { expressMiddleware } from '@as-integrations/express5'
import express from 'express'
import { host, listening, port } from './listen.mjs'
import { schema } from './schema.mjs'

const apollo = new ApolloServer({ schema })
await apollo.start()
express().use('/graphql', express.json(), expressMiddleware(apollo)).listen(port, host, listening)
