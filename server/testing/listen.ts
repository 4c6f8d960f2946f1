/** A page that listens: what it hears, one by one. */
export const listen = async (origin: string, headers: Record<string, string>) => {
  const abort = new AbortController()
  const response = await fetch(`${origin}/events`, { headers, signal: abort.signal })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''

  /** The next event; undefined once the server has ended the stream. */
  const next = async (): Promise<{ kind: string; id: string; data: { id?: string } } | undefined> => {
    for (;;) {
      const [, kind, id, data] = /event: (\w+)\nid: (\d+)\ndata: (.*)\n\n/.exec(text) ?? []
      if (kind && id && data) {
        text = text.slice(text.indexOf(data) + data.length + 2)
        return { kind, id, data: JSON.parse(data) }
      }
      const read = await reader?.read()
      if (!read || read.done) return undefined
      text += read.value
    }
  }

  return { response, next, leave: () => abort.abort() }
}
