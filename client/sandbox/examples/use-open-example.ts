import { post } from '../send-request'
import { useOpenQuery } from '../use-open-query'
import { type Example, exampleOf } from './examples'
import { filledVariables } from './filled-variables'

/** The answer of another example, if there is one: who is not signed in is not told anything. */
const answerOf = async (name: string) => {
  const example = exampleOf(name)
  if (!example) return undefined
  const { data } = await post({ query: example.text, variables: example.variables })
  return data
}

export const useOpenExample = () => {
  const { open, ready } = useOpenQuery()
  const openExample = async (example: Example) => {
    const variables = await filledVariables(example, answerOf).catch(() => example.variables)
    open({ name: example.name, query: example.text, variables })
  }
  return { openExample, ready }
}
