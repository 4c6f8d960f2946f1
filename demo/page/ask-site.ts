/** Asks the site worker for what only a demonstration does. */
export const askSite = async (path: '/demo/session' | '/demo/clock', body: string | number) => {
  const response = await fetch(path, { method: 'POST', body: JSON.stringify(body) })
  const { refusal }: { refusal?: string } = await response.json()
  return refusal
}
