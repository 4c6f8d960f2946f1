import { foldCase } from '../../lib/text'

/** What a listing is found by; the title comes first, since matches in it come first. */
export const searchParts = (
  { title, description }: { title: string; description: string },
  categoryName: string,
  sellerName: string,
) => [title, description, categoryName, sellerName].map(foldCase)

/** Stands between the parts of a search text; input can't contain it. */
export const SEPARATOR = '\u001f'

/** The parts as one text. */
export const searchText = (...fields: Parameters<typeof searchParts>) => searchParts(...fields).join(SEPARATOR)
