import { post } from '../send-request'
import { useOpenQuery } from '../use-open-query'
import { type Example, exampleOf } from './examples'
import { filledVariables } from './filled-variables'

/** Sends an example's operation and returns the data of its result. */
const runExample = async (name: string) => {
  const example = exampleOf(name)
  if (!example) return undefined
  const { data } = await post({ query: example.text, variables: example.variables })
  return data
}

export const useOpenExample = () => {
  const { open, ready } = useOpenQuery()
  const openExample = async (example: Example) => {
    const variables = await filledVariables(example, runExample).catch(() => example.variables)
    open({ name: example.name, query: example.text, variables })
  }
  return { openExample, ready }
}
