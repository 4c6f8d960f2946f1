import { badInput } from '../../api/errors'
import type { ListingPage } from '../../api/parents'
import { emptyPage, type PageRequest } from '../../database/paging/page'
import type { SearchFilter } from '../../generated/resolvers'
import type { CategoryQueries } from '../category/category.queries'
import { criteriaOf } from '../listing/listing.criteria'
import type { SearchRepository } from './search.repository'
import { foldForSearch } from './search-text'

const MAX_QUERY_LENGTH = 200

const kinds = { PRODUCT: 'product', SERVICE: 'service' } as const

interface Dependencies {
  searchRepository: SearchRepository
  categories: CategoryQueries
}

export const createSearchQueries = ({ searchRepository, categories }: Dependencies) => ({
  page: async (query: string, filter: SearchFilter | null | undefined, request: PageRequest): Promise<ListingPage> => {
    const text = query.trim()
    if (text.length > MAX_QUERY_LENGTH) throw badInput(`\`query\` has at most ${MAX_QUERY_LENGTH} characters.`)
    if (text === '' && Object.values(filter ?? {}).every((value) => value == null)) return emptyPage()
    const kind = filter?.kind == null ? undefined : kinds[filter.kind]
    return searchRepository.page(foldForSearch(text), { kind, ...(await criteriaOf(filter, categories)) }, request)
  },
})
