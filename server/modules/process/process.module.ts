import type { Module } from '../module'
import { processResolvers } from './process.resolvers'

export const processModule = {
  resolvers: processResolvers,
  access: { Query: { process: 'anyone' } },
  tokenAccess: { READ: ['process'] },
} satisfies Module
