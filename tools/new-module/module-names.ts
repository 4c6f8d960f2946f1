import { camelCase, pascalCase, sentenceCase } from '../scaffold/names'

/** The names of a module called `review-panel`, with the plural `review-panels`. */
export const moduleNames = (id: string, plural: string, prefix: string) => ({
  /** `review-panel`: folder and files. */
  id,
  /** `review-panels`: fixtures and migration. */
  plural,
  /** `ReviewPanel`: the type. */
  type: pascalCase(id),
  /** `ReviewPanels` */
  types: pascalCase(plural),
  /** `reviewPanel`: table and field. */
  one: camelCase(id),
  /** `reviewPanels`: the list. */
  many: camelCase(plural),
  /** `review_panel`: the table in the database. */
  table: id.replaceAll('-', '_'),
  /** `review panel`: in sentences. */
  noun: id.replaceAll('-', ' '),
  nouns: plural.replaceAll('-', ' '),
  /** `Review panels`: at the beginning of a sentence. */
  title: sentenceCase(plural),
  /** `rev`: the beginning of ids. */
  prefix,
})

export type ModuleNames = ReturnType<typeof moduleNames>
