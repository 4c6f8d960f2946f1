import { watch } from 'node:fs'

type Answer = { isChanged: boolean; text: string }

/** An editor writes a file in several steps. */
const pause = 200

/**
 * Prints the answer on each save that changes it. While the schema is as it was committed it says nothing, and an error is a
 * line: the edit isn't finished.
 */
export const watchSchema = (folder: string, ask: () => Promise<Answer>, say: (text: string) => void = console.log) => {
  let last = ''
  let isAsking = false
  let timer: NodeJS.Timeout | undefined
  const look = async () => {
    // Whatever is saved meanwhile is looked at afterwards.
    if (isAsking) {
      timer = setTimeout(look, pause)
      return
    }
    isAsking = true
    const { isChanged, text } = await ask().catch((error) => ({
      isChanged: true,
      text: String(error.message ?? error),
    }))
    isAsking = false
    if (text !== last && (isChanged || last)) say(`\n${text}\n`)
    last = isChanged ? text : ''
  }
  const watcher = watch(folder, () => {
    clearTimeout(timer)
    timer = setTimeout(look, pause)
  })
  watcher.on('error', ({ message }) => say(`The schema is no longer watched: ${message}`))
  return () => {
    clearTimeout(timer)
    watcher.close()
  }
}
