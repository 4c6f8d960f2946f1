import { type ExampleSettings, type Operation, operations } from './documents'
import { exampleSettings } from './example-settings'

export interface Example extends Operation, ExampleSettings {}

/** One for each operation of the client. */
export const examples = operations.map((operation): Example => ({ ...exampleSettings[operation.name], ...operation }))

export const exampleOf = (name: string) => examples.find((example) => example.name === name)
