/** Moves an entry of a list one place earlier or later. */
export const moveEntry = <Entry>(list: readonly Entry[], index: number, by: -1 | 1) => {
  const rest = list.filter((_, at) => at !== index)
  return [...rest.slice(0, index + by), ...list.slice(index, index + 1), ...rest.slice(index + by)]
}
