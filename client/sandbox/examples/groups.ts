import { type Example, examples } from './examples'

/** `service-detail` -> `Service detail` */
const titleOf = (folder: string) => folder.charAt(0).toUpperCase() + folder.slice(1).replaceAll('-', ' ')

const contains = (example: Example, text: string) =>
  `${example.name} ${example.kind} ${titleOf(example.folder)} ${example.text}`.toLowerCase().includes(text)

/** The groups with which a visitor begins. */
const firstFolders = ['home', 'services', 'service-detail', 'products', 'product-detail', 'search']

/** Reading without an account comes first, administration last. */
const rankOf = ({ kind, as }: Example) => {
  if (as === 'admin') return 4
  if (as === undefined) return kind === 'query' ? 0 : 1
  return as === 'customer' ? 2 : 3
}

/** Groups with a lower number are listed earlier. */
const positionOf = ({ folder, examples }: { folder: string; examples: Example[] }) =>
  firstFolders.includes(folder) ? firstFolders.indexOf(folder) - firstFolders.length : Math.min(...examples.map(rankOf))

/** The examples that contain a text, grouped by screen or feature. */
export const findGroups = (text: string) =>
  [...new Set(examples.map(({ folder }) => folder))]
    .map((folder) => ({
      folder,
      title: titleOf(folder),
      examples: examples
        .filter((example) => example.folder === folder && contains(example, text.trim().toLowerCase()))
        .sort((a, b) => b.kind.localeCompare(a.kind) || a.name.localeCompare(b.name)),
    }))
    .filter(({ examples }) => examples.length > 0)
    .sort((a, b) => positionOf(a) - positionOf(b) || a.title.localeCompare(b.title))
