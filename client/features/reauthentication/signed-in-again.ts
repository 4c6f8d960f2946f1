/** Tells the other tabs of this browser how a sign-in at the provider ended. */
const CHANNEL = 'signed-in-again'

export const announceSignIn = (done: boolean) => {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(done)
  channel.close()
}

/** Returns a function that stops listening. */
export const onSignInElsewhere = (listen: (done: boolean) => void) => {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }) => listen(data === true))
  return () => channel.close()
}
