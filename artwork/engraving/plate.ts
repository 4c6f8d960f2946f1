import { round, sectorsAtOnce } from './curves'
import { type Ink, inkset, type Palette } from './palettes'
import { hash } from './random'

/** `auto` follows the colour scheme the picture is shown in; `light` fixes it. */
export type Scheme = 'auto' | 'light'

interface SvgOptions {
  palette: Palette
  stroke: number
  scheme?: Scheme
}

/** Path data of a whole plate. */
export const rectangle = (width: number, height: number) => `M0 0h${width}v${height}H0z`

export const ink = (name: Ink, content: string) => `<g stroke="var(--${name})">${content}</g>`

/** Moves content to a place and turns it there by degrees. */
export const at = (x: number, y: number, content: string, turn?: number) => {
  const rotation = turn === undefined ? '' : ` rotate(${round(turn)})`
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)})${rotation}">${content}</g>`
}

const styleOf = (id: string, { paper, inks, night }: Palette, scheme: Scheme) => {
  const rule = (set: Record<Ink, string>) => {
    const variables = Object.entries(set).map(([name, colour]) => `--${name}:${colour}`)
    return `#${id}{${variables.join(';')}}`
  }
  const dark = scheme === 'auto' ? `@media(prefers-color-scheme:dark){${rule(inkset(night, 0.66))}}` : ''
  return `<style>${rule(inkset({ paper, inks }, 0.62))}${dark}</style>`
}

/**
 * An SVG under construction, ten units per pixel. Repeated parts are defined once: `path` and `group` return the <use> that
 * shows them. Ids derive from the seed, so that several pictures fit in one document.
 */
export const createPlate = (seed: string, pixelWidth: number, pixelHeight: number) => {
  const id = `g${hash(`${seed}/${pixelWidth}x${pixelHeight}`).toString(36)}`
  const width = pixelWidth * 10
  const height = pixelHeight * 10
  let count = 0
  let definitions = ''

  const define = (tag: string, attributes: string, content?: string) => {
    const name = `${id}${(count++).toString(36)}`
    const element = `<${tag} id="${name}"${attributes}`
    definitions += content === undefined ? `${element}/>` : `${element}>${content}</${tag}>`
    return `<use href="#${name}"/>`
  }
  const path = (d: string) => define('path', ` d="${d}"`)
  const group = (content: string, transform?: string) =>
    define('g', transform === undefined ? '' : ` transform="${transform}"`, content)

  /** `times` copies, each transformed by step(n). Copies of copies would be shorter, but browsers spend time on each group. */
  const repeat = (use: string, times: number, step: (n: number) => string) => {
    const copy = (n: number) => (n === 0 ? use : use.replace('/>', ` transform="${step(n)}"/>`))
    return Array.from({ length: times }, (_, n) => copy(n)).join('')
  }
  const around = (use: string, fold: number) => repeat(use, fold, (n) => `rotate(${round((360 / fold) * n)})`)

  return {
    width,
    height,
    path,
    group,
    repeat,
    /** `fold` copies around the origin. */
    around,
    /** Copies the path data of `sectorsAtOnce` sectors around the origin. */
    ring: (d: string, fold: number) => around(path(d), fold / sectorsAtOnce(fold)),
    /** Defines a mask and returns its id, for url(#id). */
    mask: (content: string) => {
      const name = `${id}-holes`
      definitions += `<mask id="${name}">${content}</mask>`
      return name
    },
    svg: (body: string, { palette, stroke, scheme = 'auto' }: SvgOptions) =>
      [
        `<svg xmlns="http://www.w3.org/2000/svg" id="${id}" width="${pixelWidth}" height="${pixelHeight}"`,
        ` viewBox="0 0 ${width} ${height}" fill="none" stroke-width="${stroke}" aria-hidden="true">`,
        `${styleOf(id, palette, scheme)}<defs>${definitions}</defs>${body}</svg>`,
      ].join(''),
  }
}

export type Plate = ReturnType<typeof createPlate>

/** Replaces CSS variables by the colours of the light scheme, since the PNG renderer supports neither variables nor schemes. */
export const lightOnly = (svg: string) => {
  const [style = '', rule = ''] = /<style>[^{]*\{([^}]*)\}.*?<\/style>/s.exec(svg) ?? []
  const inks = new Map(
    rule.split(';').map((declaration): [string, string] => {
      const [name = '', colour = ''] = declaration.split(':')
      return [name, colour]
    }),
  )
  return svg.replace(style, '').replaceAll(/var\((--\w)\)/g, (whole, name) => inks.get(name) ?? whole)
}

/** A picture at a place in another one. */
export const placed = (x: number, y: number, svg: string) => lightOnly(svg).replace('<svg ', `<svg x="${x}" y="${y}" `)
