import { dirname, join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

interface Use {
  readonly sheet: string
  readonly file: string
  readonly name: string
  /** Only possible: a word of a file that looks a class up by an expression. */
  readonly maybe?: boolean
}

/** Sources by path. Classes that a sheet defines and nobody uses, and classes used that no sheet defines. */
export function useFaults(sources: ReadonlyMap<string, string>): readonly string[] {
  const sheets = new Map([...sources].filter(([path]) => path.endsWith('.module.css')))
  const uses = [...sources].flatMap(([path, source]) =>
    path.endsWith('.css') ? composed(path, source) : usesOf(path, source),
  )
  return [...sheets].flatMap(([sheet, source]) => {
    const defined = classesOf(source)
    const here = uses.filter((use) => use.sheet === sheet)
    const used = new Set(here.map(({ name }) => name))
    return [
      ...[...defined].filter((name) => !used.has(name)).map((name) => `${sheet}: nobody uses .${name}`),
      ...here
        .filter(({ name, maybe }) => !maybe && !defined.has(name))
        .map(({ file, name }) => `${sheet}: ${file} uses .${name}, which is not there`),
    ]
  })
}

function classesOf(source: string): ReadonlySet<string> {
  const selectors = source.replaceAll(/\/\*.*?\*\/|'[^']*'|"[^"]*"|:global\([^{]*/gs, '').matchAll(/([^{};]*)\{/g)
  return new Set(
    [...selectors].flatMap(([, selector = '']) =>
      [...selector.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name),
    ),
  )
}

const composed = (path: string, source: string): readonly Use[] =>
  [...source.matchAll(/composes:\s*([\w\s-]+?)(?:\s+from\s+'([^']+)')?;/g)].flatMap(([, names = '', from]) =>
    names.split(/\s+/).map((name) => ({ sheet: from ? placeOf(path, from) : path, file: path, name })),
  )

function usesOf(file: string, source: string): readonly Use[] {
  const { program } = parseSync(file, source)
  const sheets = new Map<string, string>()
  const uses: Use[] = []
  const lookedUp = new Set<string>()
  const words = new Set<string>()
  new Visitor({
    ImportDeclaration(node) {
      const from = node.source.value
      if (from.endsWith('.module.css'))
        for (const { local } of node.specifiers) sheets.set(local.name, placeOf(file, from))
    },
    MemberExpression(node) {
      const sheet = node.object.type === 'Identifier' && sheets.get(node.object.name)
      if (!sheet) return
      const { property } = node
      if (!node.computed && property.type === 'Identifier') uses.push({ sheet, file, name: property.name })
      else if (property.type === 'Literal') uses.push({ sheet, file, name: String(property.value) })
      else lookedUp.add(sheet)
    },
    Literal(node) {
      if (typeof node.value === 'string') words.add(node.value)
    },
    Property(node) {
      if (node.key.type === 'Identifier') words.add(node.key.name)
    },
  }).visit(program)
  const possible = [...lookedUp].flatMap((sheet) => [...words].map((name) => ({ sheet, file, name, maybe: true })))
  return [...uses, ...possible]
}

const placeOf = (file: string, from: string): string =>
  from.startsWith('.') ? join(dirname(file), from) : from.replace(/^#\//, 'src/')
