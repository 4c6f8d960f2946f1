import { foldCase } from '../../lib/text'

/** The searchable texts of a listing. The title is the first part, because matches in the title rank first. */
export const searchParts = (
  { title, description }: { title: string; description: string },
  categoryName: string,
  sellerName: string,
) => [title, description, categoryName, sellerName].map(foldCase)

/** Separates the parts of a search text. Input can't contain it. */
export const SEPARATOR = '\u001f'

/** The parts as one text. */
export const searchText = (...fields: Parameters<typeof searchParts>) => searchParts(...fields).join(SEPARATOR)
