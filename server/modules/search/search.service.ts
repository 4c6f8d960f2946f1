import type { ListingPage } from '../../database/tables'
import { badInput } from '../../errors'
import { emptyPage, type PageRequest } from '../../paging/page'
import { foldCase } from '../../text/fold-case'
import type { SearchRepository } from './search.repository'

const LONGEST_QUERY = 200

export const createSearchService = (searches: SearchRepository) => ({
  page: async (query: string, request: PageRequest): Promise<ListingPage> => {
    const text = query.trim()
    if (text.length > LONGEST_QUERY) throw badInput(`\`query\` has at most ${LONGEST_QUERY} characters.`)
    return text === '' ? emptyPage() : searches.page(foldCase(text), request)
  },
})
