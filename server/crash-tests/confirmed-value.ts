/** A value that the server has confirmed, and one that was sent without an answer yet. */
export const newConfirmedValue = <Value>() => {
  let confirmed: Value | undefined
  let asked: Value[] = []
  return {
    confirmed: () => confirmed,
    /** The values that the server may hold now. */
    possible: () => [confirmed, ...asked],
    isUnderWay: () => asked.length > 0,
    change: async <Answer>(value: Value, work: () => Promise<Answer>) => {
      asked = [value]
      const answer = await work()
      confirmed = value
      asked = []
      return answer
    },
    /** Takes over the value that the server turned out to hold. */
    settle: (value: Value | undefined) => {
      confirmed = value
      asked = []
    },
  }
}
