import { guideBySlug, GUIDE_GROUPS } from '#/contract/content/guides.ts'
import { guideStart } from '#/contract/content/guide-starts.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { kindByCode, kindBySlug } from '#/domain/catalog/product-kinds.ts'
import { specSummary } from '#/domain/catalog/spec-summary.ts'
import { liveBySlug, type LiveText } from '#/server/features/content/writing/writing.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { PhotoScaler } from '#/server/ports/photo-scaler.ts'
import { type Drawn, drawnFigure, drawnJob, shareSvg, type ShareWords } from './share-drawing.ts'
import type { WebBuild } from './web-build.ts'

interface SharePicturesDeps {
  readonly db: DbOrTx
  readonly photoScaler: PhotoScaler
  readonly brand: { read(): Promise<string> }
  readonly build: WebBuild
}

/** All of them are fewer; what a changed text leaves behind is dropped first. */
const MOST_KEPT = 120

type Subject = Omit<ShareWords, 'brand'> & { readonly drawn: Drawn }

/** Any address may be asked for; what is no name is not looked for. */
const NAME = /^[\w-]{1,80}$/

/**
 * Pictures of links, painted when they are first asked for and kept as long as what they say. Null for a name that has none;
 * UNAVAILABLE while the machine is too busy.
 */
export function createSharePictures(deps: SharePicturesDeps) {
  const kept = new Map<string, Promise<Buffer | null>>()
  return {
    async read(name: string): Promise<Buffer | null> {
      const subject = NAME.test(name) ? await subjectOf(deps, name) : null
      if (!subject) return null
      const { drawn, ...words } = subject
      const svg = shareSvg({ ...words, brand: await deps.brand.read() }, drawn)
      const known = kept.get(svg)
      if (known) return known
      const made = deps.photoScaler.paint(svg).then((photo) => photo?.content ?? null)
      kept.set(svg, made)
      if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value ?? '')
      // A failure is not kept, nor told as a picture that is not there: the next one who asks tries again.
      const forget = () => void kept.delete(svg)
      made.then((picture) => picture ?? forget(), forget)
      return made
    },
  }
}

async function subjectOf(deps: SharePicturesDeps, name: string): Promise<Subject | null> {
  if (name === 'shop')
    return {
      kicker: '인쇄물 온라인 주문',
      title: '고르는 대로 가격이 보이는 인쇄',
      line: '책, 카탈로그, 전단, 리플렛, 포스터를 한 부부터 만듭니다.',
      drawn: drawnJob(defaultSpec('D413')),
    }
  const kind = name.startsWith('product-') ? kindBySlug(name.slice('product-'.length)) : undefined
  if (kind) {
    const spec = defaultSpec(kind.code)
    return { kicker: '바로 보는 가격', title: kind.name, line: specSummary(spec), drawn: drawnJob(spec) }
  }
  if (name.startsWith('case-')) return subjectOfCase(deps.db, name.slice('case-'.length))
  const guide = guideBySlug(name)
  const text = guide ? await liveBySlug(deps.db, 'guide', name) : null
  if (!guide || !text) return null
  const group = GUIDE_GROUPS.find((one) => one.group === guide.group)?.name ?? ''
  return {
    kicker: `작업 안내 ${guide.number} · ${group}`,
    title: text.title,
    line: text.fields.question,
    drawn:
      (await figureOf(deps.build, text)) ?? drawnJob(guideStart(name) ?? defaultSpec(text.fields.product ?? 'D413')),
  }
}

/** A case is its own job, in its own words. */
async function subjectOfCase(db: DbOrTx, slug: string): Promise<Subject | null> {
  const text = await liveBySlug(db, 'portfolio', slug)
  if (!text) return null
  const { product, summary, spec } = text.fields
  return {
    kicker: `제작사례 · ${kindByCode(product).name}`,
    title: text.title,
    line: summary,
    drawn: drawnJob(spec),
  }
}

/** The first drawing that the guide itself shows. */
async function figureOf(build: WebBuild, { doc }: LiveText<'guide'>): Promise<Drawn | null> {
  const renderer = await build.renderer()
  const css = build
    .assetsOf(renderer.figureSources)
    .css.map((path) => build.cssText(path))
    .join('')
  for (const block of doc.content) {
    if (block.type !== 'figure') continue
    // oxlint-disable-next-line no-await-in-loop -- the first that is a drawing ends it
    const html = await renderer.drawFigure(block.attrs.name).catch(() => '')
    const drawn = drawnFigure(html, css)
    if (drawn) return drawn
  }
  return null
}
