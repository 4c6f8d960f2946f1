/** What the server has confirmed, and what it was asked for without having answered. */
export const newFact = <Value>() => {
  let confirmed: Value | undefined
  let asked: Value[] = []
  return {
    confirmed: () => confirmed,
    /** What may be true now: what was confirmed, or what was under way. */
    possible: () => [confirmed, ...asked],
    isUnderWay: () => asked.length > 0,
    change: async <Answer>(value: Value, work: () => Promise<Answer>) => {
      asked = [value]
      const answer = await work()
      confirmed = value
      asked = []
      return answer
    },
    /** What has turned out to be true. */
    settle: (value: Value | undefined) => {
      confirmed = value
      asked = []
    },
  }
}
