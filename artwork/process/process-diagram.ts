import { placed } from '../engraving/plate'
import { seal } from '../pictures/seal'
import { fontFaces } from './diagram-fonts'

export type Point = readonly [x: number, y: number]

interface Route {
  /** Corners of the line. */
  points: readonly Point[]
  /** The position of its label or number. */
  at?: Point
  /** Replaces the step's label. */
  label?: string
  /** Stands below the label. */
  note?: string
  /** Whether the line is on the usual path. */
  usual?: boolean
}

/** The positions of states and transitions in the diagram of a process. */
export interface Layout<State extends string = string> {
  width: number
  height: number
  boxWidth: number
  start: Point
  /** The final state of success. */
  done: State
  /** The centres of the boxes. */
  nodes: Record<State, Point>
  routes: Partial<Record<`${'START' | State}>${State}`, Route>>
}

export const route = (at: Point | undefined, ...points: Point[]): Route => (at ? { points, at } : { points })

export const usualRoute = (at: Point, ...points: Point[]): Route => ({ points, at, usual: true })

const BOX_HEIGHT = 52

type Actor = keyof typeof marks

interface DrawnStep {
  label: string
  from: readonly string[]
  to: readonly string[]
  by: Partial<Record<string, unknown>>
  clock?: { days: number; drawn: string }
  /** Left out of the diagram. */
  undrawn?: true
}

/** The part of a process table that the diagram needs. */
export interface DrawnProcess {
  steps: readonly DrawnStep[]
  /** `drawn` is the label in the diagram, if the usual one is too long for a box. */
  states: Record<string, { label: string; drawn?: string }>
  /** The sides, in the order of their marks. */
  sides: readonly Actor[]
}

/** The lines of the diagram: one for each drawn step and pair of different states. */
export const edgesOf = <Row extends DrawnStep>(steps: readonly Row[]) =>
  steps.flatMap((step, place) => {
    if (step.undrawn) return []
    const from = step.from.length === 0 ? ['START'] : step.from
    return from.flatMap((left) =>
      step.to.filter((to) => to !== left).map((to) => ({ step, number: place + 1, edge: `${left}>${to}` })),
    )
  })

const style = `<style>${fontFaces}
svg{--paper:#fdfbf6;--ink:#14213f;--line:#414a61;--end:#ece5d5;--done:#1d3270;--on:#fbf7ee;font-family:serif-set,Georgia,serif}
@media(prefers-color-scheme:dark){svg{--paper:#161e34;--ink:#f0eadc;--line:#c7c8ce;--end:#0a0f1c;--done:#34457a;--on:#f5eedf}}
.e{fill:none;stroke:var(--line);stroke-width:1.2}.u{stroke:var(--ink);stroke-width:3.2}.h{fill:none;stroke:var(--paper);stroke-width:7}.a{fill:var(--line)}
.b{fill:var(--paper);stroke:var(--ink);stroke-width:1.6}.i{fill:none;stroke:var(--ink);stroke-width:.8}
.t{fill:var(--ink);font-size:17px;text-anchor:middle}.l{fill:var(--ink);font:13px sans-set,system-ui,sans-serif}.w{fill:var(--line)}
.n{fill:var(--ink);font:11.5px sans-set,system-ui,sans-serif;text-anchor:middle}.m{fill:var(--ink)}
.o{fill:var(--paper);stroke:var(--ink);stroke-width:1.4}
.end .b{fill:var(--end)}.done .b{fill:var(--done)}.done .i{stroke:var(--on)}.done .t{fill:var(--on)}
</style>`

const path = (points: readonly Point[]) => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`

const head = (points: readonly Point[]) => {
  const [tip, before] = [...points].reverse()
  if (!tip || !before) return ''
  const turn = (Math.atan2(tip[1] - before[1], tip[0] - before[0]) * 180) / Math.PI
  return `<path class="a" transform="translate(${tip[0]} ${tip[1]}) rotate(${turn})" d="M0 0L-8 3.8L-8 -3.8z"/>`
}

/** A line with a label has a halo where it crosses earlier lines. A line without a label joins another line. */
const line = ({ points, at, usual }: Line) =>
  `${at ? `<path class="h" d="${path(points)}"/>` : ''}<path class="${usual ? 'e u' : 'e'}" d="${path(points)}"/>`

/** Marks of actors: a dot for buyer and applicant, a ring for seller and owner, a lozenge for Marque, a clock for automatic. */
const marks = {
  BUYER: '<circle class="m" r="4"/>',
  SELLER: '<circle class="o" r="3.5"/>',
  APPLICANT: '<circle class="m" r="4"/>',
  OWNER: '<circle class="o" r="3.5"/>',
  ADMIN: '<path class="m" d="M0 -4.8L4.8 0L0 4.8L-4.8 0z"/>',
  CLOCK: '<circle class="o" r="4.6"/><path class="e" d="M0 -3V0L2.4 1.5"/>',
}

interface Line extends Route {
  step: DrawnStep
  number: number
  /** Number of earlier steps with the same route. Their labels stand below each other, their numbers side by side. */
  place: number
}

const LINE_HEIGHT = 17

/** The labels of a line, and its notes: what the layout adds, and how long the clock waits. */
const withLabel = ({ step, place, label = step.label, note }: Line, [x, top]: Point, sides: readonly Actor[]) => {
  const { by, clock } = step
  const y = top + place * LINE_HEIGHT
  const actors = [...sides.filter((side) => by[side]), ...(clock ? ['CLOCK' as const] : [])]
  const drawn = actors.map((actor, i) => `<g transform="translate(${x + 4 + i * 13} ${y - 4.5})">${marks[actor]}</g>`)
  const notes = [...(note ? [note] : []), ...(clock ? [`or ${clock.days} days ${clock.drawn}`] : [])]
  const text = (words: string, row: number) =>
    `<text class="${row > 0 ? 'l w' : 'l'}" x="${x + actors.length * 13}" y="${y + row * LINE_HEIGHT}">${words}</text>`
  return [...drawn, ...[label, ...notes].map(text)].join('')
}

const withNumber = ({ number, place }: Line, [left, y]: Point) => {
  const x = left + place * 20
  return `<circle class="o" cx="${x}" cy="${y}" r="9"/><text class="n" x="${x}" y="${y + 4}">${number}</text>`
}

const box = (label: string, kind: 'done' | 'end' | undefined, [x, y]: Point, width: number) => {
  const rect = (name: string, inset: number) =>
    `<rect class="${name}" x="${x - width / 2 + inset}" y="${y - BOX_HEIGHT / 2 + inset}" width="${width - inset * 2}" height="${BOX_HEIGHT - inset * 2}"/>`
  const words = label.length > 14 ? label.split(' ') : [label]
  const text = words.map(
    (word, i) => `<text class="t" x="${x}" y="${y + 5 + (i - (words.length - 1) / 2) * 19}">${word}</text>`,
  )
  return `<g${kind ? ` class="${kind}"` : ''}>${rect('b', 0)}${rect('i', 4)}${text.join('')}</g>`
}

const linesOf = (steps: readonly DrawnStep[], routes: Layout['routes']) => {
  const seen = new Map<string, number>()
  return edgesOf(steps).flatMap(({ step, number, edge }): Line[] => {
    const [from = '', to = ''] = edge.split('>')
    const route = routes[`${from}>${to}`]
    const place = seen.get(edge) ?? 0
    seen.set(edge, place + 1)
    return route ? [{ step, number, place, ...route }] : []
  })
}

/** Draws a process with labels for wide screens, or with the table's numbers for phones. */
export const drawProcess = (
  { steps, states, sides }: DrawnProcess,
  layouts: Record<'wide' | 'tall', Layout>,
  shape: 'wide' | 'tall',
) => {
  const { width, height, boxWidth, start, done, nodes, routes } = layouts[shape]
  const lines = linesOf(steps, routes)
  const describe = shape === 'wide' ? withLabel : withNumber
  const leftStates = new Set(edgesOf(steps).map(({ edge }) => edge.split('>')[0]))
  const boxes = Object.entries(nodes).map(([state, at]) => {
    const end = state === done ? 'done' : 'end'
    const kind = leftStates.has(state) ? undefined : end
    return box(states[state]?.drawn ?? states[state]?.label ?? '', kind, at, boxWidth)
  })
  const drawn = [
    ...lines.map(line),
    ...lines.map(({ points }) => head(points)),
    ...boxes,
    begin(start),
    sealOn(nodes[done] ?? start, boxWidth),
    ...lines.map((line) => (line.at ? describe(line, line.at, sides) : '')),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${style}${drawn.join('')}</svg>`
}

const SEAL_SIZE = 40

/** The seal stands on the upper right corner of the state of success. */
const sealOn = ([x, y]: Point, boxWidth: number) =>
  placed(x + (boxWidth - SEAL_SIZE) / 2, y - (BOX_HEIGHT + SEAL_SIZE) / 2, seal(SEAL_SIZE))

const begin = ([x, y]: Point) =>
  `<circle class="b" cx="${x}" cy="${y}" r="35"/><circle class="i" cx="${x}" cy="${y}" r="31"/><text class="t" x="${x}" y="${y + 5}">Start</text>`
