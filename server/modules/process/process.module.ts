import type { Module } from '../module'
import { processResolvers } from './process.resolvers'

export const module = {
  resolvers: processResolvers,
  access: { Query: { process: 'anyone' } },
  tokenAccess: { READ: ['process'] },
} satisfies Module
