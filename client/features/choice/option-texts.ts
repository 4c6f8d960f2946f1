import { pluralize } from '../../lib/text'

/** `2 rounds of changes`, `no rounds of changes` */
export const roundsText = (rounds: number) =>
  rounds === 0 ? 'no rounds of changes' : pluralize(rounds, 'round of changes', 'rounds of changes')

/** `4 days sooner, 1 more round of changes`; empty for an extra that changes neither. */
export const extraText = ({ days, rounds }: { days: number; rounds: number }) =>
  [
    ...(days === 0 ? [] : [days < 0 ? `${pluralize(-days, 'day')} sooner` : pluralize(days, 'more day')]),
    ...(rounds === 0 ? [] : [pluralize(rounds, 'more round of changes', 'more rounds of changes')]),
  ].join(', ')

export const licenceText = (people: number | null) =>
  people ? `Licence for up to ${people} people` : 'Licence for one person'
