import graphql from '@graphql-eslint/eslint-plugin'
import { GraphQLObjectType, GraphQLSchema } from 'graphql'
import { schemaErrors } from './schema-errors.mjs'

// Without this type the rule `relay-page-info` complains.
const schema = new GraphQLSchema({ types: [new GraphQLObjectType({ name: 'PageInfo', fields: {} })] })

/** A file without code: rules find nothing in it. */
const empty = {
  ast: {
    type: 'Program',
    sourceType: 'script',
    body: [],
    comments: [],
    tokens: [],
    range: [0, 0],
    loc: { start: { line: 1, column: 0 }, end: { line: 1, column: 0 } },
  },
  services: {
    schema,
    siblingOperations: { available: true, getFragments: () => [], getOperations: () => [] },
  },
}

/** The parser of graphql-eslint fails on every file if one is invalid. This one reports a mistake only in the file that has it. */
export const parser = {
  ...graphql.parser,
  parseForESLint: (code, options) => {
    const mistakes = schemaErrors()
    const own = mistakes.find(({ source }) => source?.name === options.filePath)
    if (own) throw { message: own.message, lineNumber: own.locations?.[0]?.line, column: own.locations?.[0]?.column }
    if (mistakes.length > 0) return empty
    try {
      return graphql.parser.parseForESLint(code, options)
    } catch (error) {
      if (error.lineNumber === undefined && /Syntax Error/.test(error.message)) return empty
      throw error
    }
  },
}
