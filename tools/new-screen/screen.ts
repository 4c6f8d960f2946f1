import { pascalCase, sentenceCase } from '../scaffold/names'

/** The names of a screen called `job-board`. */
export const screenNames = (id: string, path: string) => ({
  /** `job-board` */
  id,
  /** `JobBoard`: the component and the operation. */
  name: pascalCase(id),
  /** `Job board` */
  title: sentenceCase(id),
  /** `/boards/1` for `/boards/:id`. */
  url: path.replace(/:[^/]+/g, '1'),
})

export type ScreenNames = ReturnType<typeof screenNames>

/** The contents of a screen's files. Its test fails until the screen shows its data. */
interface ScreenFiles {
  graphql: string
  tsx: string
  css: string
  test: string
}

/** The settings of the operation's example in the sandbox. */
export interface SandboxExample {
  as?: string
  variables?: Record<string, unknown>
}

/** A kind of screen. */
export interface Variant {
  files: (names: ScreenNames, role: string) => ScreenFiles
  example?: (role: string) => SandboxExample
  /** The first step for the user. */
  advice: (names: ScreenNames) => string
}
