// @ts-check

/**
 * Prints the output of a failed command and a message that says what to do, and exits with 1.
 * @param {string} message
 * @param {string} [output]
 * @returns {never}
 */
export const fail = (message, output = '') => {
  if (output) console.error(output.trimEnd())
  console.error(`${output ? '\n' : ''}${message}`)
  process.exit(1)
}

export const requireNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  fail(`Marque needs Node.js 20.19 or newer; this is ${process.versions.node}. Get it from https://nodejs.org.`)
}
