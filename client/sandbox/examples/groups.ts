import { type Example, examples } from './examples'

/** `service-detail` is headed `Service detail`. */
const titleOf = (folder: string) => folder.charAt(0).toUpperCase() + folder.slice(1).replaceAll('-', ' ')

const has = (example: Example, words: string) =>
  `${example.name} ${example.kind} ${titleOf(example.folder)} ${example.text}`.toLowerCase().includes(words)

/** The examples in which the words are, by the screen or feature that sends them. */
export const groupsWith = (words: string) =>
  [...new Set(examples.map(({ folder }) => folder))]
    .map((folder) => ({
      folder,
      title: titleOf(folder),
      examples: examples
        .filter((example) => example.folder === folder && has(example, words.trim().toLowerCase()))
        .sort((a, b) => b.kind.localeCompare(a.kind) || a.name.localeCompare(b.name)),
    }))
    .filter(({ examples }) => examples.length > 0)
    .sort((a, b) => a.title.localeCompare(b.title))
