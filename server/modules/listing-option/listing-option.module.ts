import type { Module } from '../module'
import { listingOptionResolvers } from './listing-option.resolvers'

export const module = { resolvers: listingOptionResolvers } satisfies Module
