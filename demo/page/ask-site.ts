export const noAnswer = 'The demonstration did not answer. Please try again.'

/** Asks the site worker for what only a demonstration does. Resolves with the text of a refusal. */
export const askSite = async (path: '/demo/session' | '/demo/clock', body: string | number) => {
  const response = await fetch(path, { method: 'POST', body: JSON.stringify(body) })
  if (!response.ok) return noAnswer
  const { refusal }: { refusal?: string } = await response.json()
  return refusal
}
