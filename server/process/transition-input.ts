import { badInput } from '../api/errors'

/** The member of a @oneOf input for a transition: `REQUEST_CHANGES` is `requestChanges`. */
export const inputName = (name: string) =>
  name.toLowerCase().replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The step that a @oneOf input names, and its field values. */
export const chosenTransition = <Step extends { name: string }>(
  steps: readonly Step[],
  transition: object,
): [Step, unknown] => {
  const [given] = Object.entries(transition).filter(([, value]) => value != null)
  const step = steps.find(({ name }) => inputName(name) === given?.[0])
  if (!given || !step) throw badInput('`transition` has exactly one member.')
  if (given[1] === false) throw badInput(`\`${given[0]}\` is true or omitted.`)
  return [step, given[1]]
}
