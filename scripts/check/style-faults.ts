const LONGEST = 250
const SPACES = /(?:^|[{;\s])((?:row-|column-)?gap|(?:padding|margin)(?:-[a-z]+)*):\s*([^;}]+)/g
const TEXTS = /(?:^|[{;\s])(font(?:-size)?):\s*([^;}]+)/g
const VALUES = /(?:^|[{;\s])([a-z][\w-]*):\s*([^;{}]+)/g
/** What `base.css` says of everything, or of every element that could be meant. */
const RESTATED = /(?:^|[{;\s])(font-variant-numeric):\s*(tabular-nums)/g
const COLOUR = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/i

/** Names and values of the look, as `tokens.css` gives them. */
export function tokensOf(source: string): ReadonlyMap<string, string> {
  const tokens = [...withoutComments(source).matchAll(/(--[\w-]+):\s*([^;}]+)/g)]
  return new Map(tokens.map(([, name = '', value = '']) => [name, value.trim()]))
}

/**
 * What a style sheet writes by hand though the look has a name for it: font sizes, spaces, colours; what it says again after
 * `base.css`; and a sheet too long to be read. A colour of its own (another company's, say) is given a name where it is used.
 */
export function styleFaults(source: string, tokens: ReadonlyMap<string, string>): readonly string[] {
  const css = withoutComments(source)
  const lines = source.split('\n').length - 1
  const spaces = new Set([...tokens].filter(([name]) => name.startsWith('--s-')).map(([, value]) => value))
  const own = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name))
  return [
    ...(lines > LONGEST ? [`${lines} lines, ${LONGEST} at the most`] : []),
    ...found(css, TEXTS, (value) => /(?<![\w.-])\d*\.?\d+(?:px|rem|pt)\b/.test(value.split('/')[0] ?? '')),
    ...found(css, SPACES, (value) => value.split(/[\s()]+/).some((part) => spaces.has(part))),
    ...found(css, VALUES, (value) => COLOUR.test(value)),
    // The shorthand of a font sets figures back to what the typeface has.
    ...found(css, RESTATED, () => !/(?:^|[{;\s])font:\s*(?!inherit)/.test(css)),
    ...[...css.matchAll(/var\((--[\w-]+)\)/g)]
      .filter(([, name = '']) => !tokens.has(name) && !own.has(name))
      .map(([use]) => `${use}: no such name`),
  ]
}

const found = (css: string, declarations: RegExp, isFault: (value: string) => boolean): readonly string[] =>
  [...css.matchAll(declarations)].flatMap(([, name = '', value = '']) =>
    isFault(value) ? [`${name}: ${value.trim()}`] : [],
  )

const withoutComments = (css: string) => css.replaceAll(/\/\*.*?\*\//gs, '')
