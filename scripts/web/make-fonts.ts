import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { ICONS } from '#/web/ui/icon-names.data.ts'
import { hangulOfSources } from './hangul-of-sources.ts'

const require = createRequire(import.meta.url)
const PRETENDARD = require.resolve('pretendard/dist/web/variable/woff2/PretendardVariable.woff2')
const PRETENDARD_DYNAMIC = require.resolve('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css')
const MDI = require.resolve('@mdi/font/fonts/materialdesignicons-webfont.woff2')
const FONT_LICENCE = require.resolve('pretendard/dist/LICENSE.txt')
const CACHE = 'node_modules/.cache/jikji-fonts'

export interface MadeFonts {
  /** `@font-face` rules for the page's head. */
  readonly css: string
  /** Style sheet with the rare syllables, loaded after everything else. */
  readonly rareCss: string
  /** Every syllable of the first file. */
  readonly hangul: string
}

/**
 * Cuts the typeface to the syllables our texts use and the icon font to the icons in use, under names of our own: the
 * licence reserves "Pretendard" for the unchanged font. What customers write beyond that comes from the maker's own
 * slices. Cuts are kept in a cache, because one takes seconds.
 */
export async function makeFonts(assets: string): Promise<MadeFonts> {
  await mkdir(assets, { recursive: true })
  const text = await hangulOfSources(['src', 'migrations'])
  const [sans, icons] = await Promise.all([
    cut('jikji-sans', PRETENDARD, text, { wght: { min: 400, max: 900 } }, assets),
    cut('jikji-icons', MDI, String.fromCodePoint(...Object.values(ICONS)), undefined, assets),
  ])
  await writeFile(join(assets, 'jikji-sans-LICENSE.txt'), await readFile(FONT_LICENCE))
  const hangul = [...text].filter((sign) => sign >= '가' && sign <= '힣').join('')
  return { css: fontFaces(sans, icons), rareCss: await rareSlices(assets), hangul }
}

type Axes = Record<string, { min: number; max: number }>

async function cut(
  name: string,
  source: string,
  text: string,
  axes: Axes | undefined,
  assets: string,
): Promise<string> {
  const bytes = await readFile(source)
  const key = createHash('sha256')
    .update(bytes)
    .update(text)
    .update(JSON.stringify(axes ?? null))
    .digest('hex')
    .slice(0, 16)
  const kept = join(CACHE, `${name}-${key}.woff2`)
  const font = await readFile(kept).catch(async () => {
    const made = await subsetFont(bytes, text, { targetFormat: 'woff2', ...(axes ? { variationAxes: axes } : {}) })
    await mkdir(CACHE, { recursive: true })
    await writeFile(kept, made)
    return made
  })
  const file = `${name}-${key}.woff2`
  await writeFile(join(assets, file), font)
  return `/assets/${file}`
}

const NOTO = ['Noto Sans CJK KR', 'Noto Sans KR', 'NotoSansCJKkr-Regular']

/** Fallbacks are stretched to the typeface's own advance and line height, so that nothing moves when it arrives. */
const fontFaces = (sans: string, icons: string): string =>
  [
    `@font-face{font-family:"Jikji Sans";src:url(${sans}) format("woff2");font-weight:400 900;font-display:swap}`,
    // Stands on the line of the letters, before it has come too.
    `@font-face{font-family:"Jikji Icons";src:url(${icons}) format("woff2");font-display:block;${LINE}}`,
    ...signFallbacks(),
    fallback('Jikji Fallback CJK', NOTO, 0.92),
    fallback('Jikji Fallback Apple', ['Apple SD Gothic Neo', 'AppleSDGothicNeo-Regular'], 0.865),
    fallback('Jikji Fallback Windows', ['Malgun Gothic', 'MalgunGothic'], 0.863),
  ].join('')

/** Advance of a Hangul syllable in Pretendard, and its line, in em. */
const HANGUL = 0.8643
const ASCENT = 0.952
const DESCENT = 0.241
const LINE = `ascent-override:${(ASCENT * 100).toFixed(1)}%;descent-override:${(DESCENT * 100).toFixed(1)}%;line-gap-override:0%`

function fallback(family: string, locals: readonly string[], hangul: number): string {
  return stretched(family, locals, HANGUL / hangul, '')
}

/** Advances in em, measured between Hangul in a page in Korean: in Noto, and in Pretendard at weights 400 and 800, between which they grow evenly. */
const SIGNS = [
  { range: 'U+30-39', noto: 0.555, light: 0.6143, heavy: 0.668 },
  { range: 'U+20', noto: 0.28, light: 0.251, heavy: 0.2246 },
  { range: 'U+2C,U+2E,U+3A', noto: 0.279, light: 0.2554, heavy: 0.2935 },
  { range: 'U+B7', noto: 0.561, light: 0.254, heavy: 0.292 },
  { range: 'U+28-29', noto: 0.338, light: 0.341, heavy: 0.406 },
  { range: 'U+2B,U+7E', noto: 0.555, light: 0.627, heavy: 0.662 },
  { range: 'U+D7', noto: 1, light: 0.627, heavy: 0.662 },
  { range: 'U+2013', noto: 0.536, light: 0.471, heavy: 0.482 },
  { range: 'U+2026', noto: 1, light: 0.762, heavy: 0.875 },
  // Letters by the mean of those in use.
  { range: 'U+41-5A', noto: 0.63, light: 0.635, heavy: 0.678 },
  { range: 'U+61-6C,U+6E-7A', noto: 0.55, light: 0.531, heavy: 0.574 },
  { range: 'U+6D', noto: 0.926, light: 0.834, heavy: 0.895 },
]
const WEIGHTS = [400, 600, 700, 800]

/** Figures and signs grow with the weight as syllables do not: without these a won sign would move and a line break elsewhere. */
function signFallbacks(): readonly string[] {
  return WEIGHTS.flatMap((weight) =>
    SIGNS.map(({ range, noto, light, heavy }) => {
      const advance = light + ((heavy - light) * (weight - 400)) / 400
      return stretched('Jikji Fallback Signs', NOTO, advance / noto, `font-weight:${weight};unicode-range:${range};`)
    }),
  )
}

function stretched(family: string, locals: readonly string[], size: number, more: string): string {
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`
  const sources = locals.map((local) => `local("${local}")`).join(',')
  return `@font-face{font-family:"${family}";src:${sources};${more}size-adjust:${percent(size)};ascent-override:${percent(ASCENT / size)};descent-override:${percent(DESCENT / size)};line-gap-override:0%}`
}

/** The maker's slices by unicode range under our family name, so that a browser fetches only those with syllables it lacks. */
async function rareSlices(assets: string): Promise<string> {
  const css = await readFile(PRETENDARD_DYNAMIC, 'utf8')
  const files = [
    ...new Set([...css.matchAll(/url\(([^)]+\.woff2)\)/g)].map((match) => (match[1] ?? '').replaceAll(/['"]/g, ''))),
  ]
  await mkdir(join(assets, 'rare'), { recursive: true })
  for (const file of files) {
    const name = file.split('/').at(-1) ?? ''
    await writeFile(join(assets, 'rare', name), await readFile(join(PRETENDARD_DYNAMIC, '..', file)))
  }
  const renamed = css
    .replaceAll(/font-family:\s*['"][^'"]+['"]/g, 'font-family:"Jikji Sans Rare"')
    .replaceAll(/url\([^)]*\/([^/)'"]+\.woff2)['"]?\)/g, 'url(/assets/rare/$1)')
  const hash = createHash('sha256').update(renamed).digest('hex').slice(0, 12)
  await writeFile(join(assets, `rare-${hash}.css`), renamed)
  return `/assets/rare-${hash}.css`
}
