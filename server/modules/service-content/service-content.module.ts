import type { ModuleResolvers } from '../../api/resolver-types'
import type { Module } from '../module'
import { type ContentColumns, readFaq, readIncluded, readQuestions } from './service-content'

const content = {
  questions: (row: ContentColumns) => readQuestions(row),
  faq: (row: ContentColumns) => readFaq(row),
  included: (row: ContentColumns) => readIncluded(row),
}

const resolvers = { Service: content, OwnListing: content } satisfies ModuleResolvers

export const module = { resolvers } satisfies Module
