import { type Operation, operations } from './documents'
import { type Usage, usages } from './usages'

export interface Example extends Operation, Usage {}

/** One for each operation of the client. */
export const examples = operations.map((operation): Example => ({ ...usages[operation.name], ...operation }))

export const exampleOf = (name: string) => examples.find((example) => example.name === name)
