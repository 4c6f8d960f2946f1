import { Kind } from 'graphql'
import { parseDefinitions } from '../lib/build-schema'
import type { Files } from '../lib/files'
import { spreadsIn } from './spreads'

/**
 * The documents whose generated code changes with the saved ones, since they spread their fragments, and the other documents
 * with fragments that these need.
 */
export const documentsToGenerate = (files: Files, saved: readonly string[]) => {
  const fileOfFragment = new Map<string, string>()
  const spreadsOfFile = new Map<string, string[]>()
  for (const [file, text] of files) {
    const definitions = parseDefinitions(new Map([[file, text]]))
    // A file of comments alone has none.
    if (definitions.length > 0) spreadsOfFile.set(file, definitions.flatMap(spreadsIn))
    for (const node of definitions)
      if (node.kind === Kind.FRAGMENT_DEFINITION) fileOfFragment.set(node.name.value, file)
  }
  const documents = new Set(saved.filter((file) => spreadsOfFile.has(file)))
  // A Set also iterates over entries that are added during the loop.
  for (const file of documents)
    for (const [other, spreads] of spreadsOfFile)
      if (spreads.some((name) => fileOfFragment.get(name) === file)) documents.add(other)
  const needed = new Set(documents)
  for (const file of needed)
    for (const name of spreadsOfFile.get(file) ?? []) needed.add(fileOfFragment.get(name) ?? file)
  return { documents: [...documents], externalDocuments: [...needed].filter((file) => !documents.has(file)) }
}
