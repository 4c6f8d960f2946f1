import type { Module } from '../module'
import { listingOptionResolvers } from './listing-option.resolvers'

export const listingOptionModule = { resolvers: listingOptionResolvers } satisfies Module
