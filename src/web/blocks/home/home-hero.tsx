import type { FormEvent } from 'react'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { to } from '#/contract/web-paths.ts'
import type { ProductSlug } from '#/domain/catalog/product-kinds.ts'
import { loadDrafts, saveDraft } from '#/web/blocks/job-draft/job-drafts.ts'
import type { PageImages } from '#/web/blocks/job-drawing/page-images.ts'
import { FileDrop } from '#/web/ui/file-drop.tsx'
import { lazyPart } from '#/web/ui/lazy-part.tsx'
import { CropMarks, RegistrationMark } from '#/web/ui/marks.tsx'
import { useHydrated } from '#/web/ui/use-hydrated.ts'
import type { HeroKind } from './hero-kinds.ts'
import { HeroQuote } from './hero-quote.tsx'
import { HeroWorks } from './hero-works.tsx'
import type { HomePromise } from './home-data.ts'
import { LazyDrawing } from './lazy-drawing.tsx'
import { type QuickQuote, useQuickQuote } from './use-quick-quote.ts'
import styles from './home-hero.module.css'

/** What reads a file comes with the first one. */
const HeroFile = lazyPart(async () => (await import('./hero-file.tsx')).HeroFile)

interface HomeHeroProps {
  readonly heading: string
  readonly lead: string
  readonly kinds: readonly HeroKind[]
  readonly promise: HomePromise | null
}

/** One press sheet: what it costs, drawn to scale, before anything is asked of the visitor. */
export function HomeHero({ heading, lead, kinds, promise }: HomeHeroProps) {
  const [first] = kinds
  return (
    <section aria-labelledby="hero">
      <div className={styles.wrap}>
        <div className={first ? styles.press : styles.plain}>
          <CropMarks />
          <RegistrationMark />
          <RegistrationMark />
          <div className={styles.text}>
            <h1 id="hero">{heading}</h1>
            <p>{lead}</p>
          </div>
          {first && <Job kinds={kinds} first={first} leaves={promise?.leaves ?? []} />}
        </div>
        <Slug />
      </div>
    </section>
  )
}

interface JobProps {
  readonly kinds: readonly HeroKind[]
  readonly first: HeroKind
  readonly leaves: readonly string[]
}

function Job({ kinds, first, leaves }: JobProps) {
  const quick = useQuickQuote(kinds, first)
  const [leaving, setLeaving] = useState(false)
  const [pages, setPages] = useState<PageImages>()
  const navigate = useNavigate()
  const go = (event: FormEvent) => {
    event.preventDefault()
    setLeaving(true)
    loadDrafts()
    saveDraft(quick.spec, new Date())
    const slug = quick.kind.slug as ProductSlug
    void navigate(to(`/product/${slug}/option`, {}, { 'product-type': quick.kind.code }))
  }
  return (
    <>
      <HeroQuote kinds={kinds} quick={quick} leaves={leaves} busy={leaving} onSubmit={go} />
      <div className={styles.drawing}>
        <HeroWorks kinds={kinds} chosen={quick.kind.slug} onChoose={quick.changeKind} />
        <LazyDrawing spec={quick.spec} variant="hero" pages={pages} />
        <p className={styles.slug}>{quick.summary}</p>
      </div>
      <OwnFile quick={quick} kinds={kinds} onPages={setPages} />
    </>
  )
}

interface OwnFileProps {
  readonly quick: QuickQuote
  readonly kinds: readonly HeroKind[]
  readonly onPages: (pages: PageImages | undefined) => void
}

/** A PDF that is dropped here fills the strip and is laid on the drawing. */
function OwnFile({ quick, kinds, onPages }: OwnFileProps) {
  const [file, setFile] = useState<File | null>(null)
  const isLive = useHydrated()
  return (
    <div className={styles.file}>
      <FileDrop
        title="PDF가 있으면 올려 보세요"
        hint={
          file ? (
            <Suspense fallback={`「${file.name}」 파일을 엽니다.`}>
              <HeroFile file={file} quick={quick} kinds={kinds} onPages={onPages} />
            </Suspense>
          ) : (
            '쪽수와 크기를 읽어 맞는 사양과 가격을 채워 드립니다.'
          )
        }
        pick="PDF 고르기"
        accept=".pdf,application/pdf"
        disabled={!isLive}
        onFiles={([picked]) => setFile(picked ?? null)}
      />
    </div>
  )
}

/** The edge of the sheet: process colours, register, tints of the house colour. */
function Slug() {
  return (
    <div className={styles.edge} aria-hidden="true">
      <span>
        {['--c', '--m', '--y', '--k'].map((ink) => (
          <i key={ink} style={{ background: `var(${ink})` }} />
        ))}
      </span>
      <RegistrationMark />
      <span>
        {['--orange-bright', '--orange-75', '--orange-50', '--orange-25'].map((ink) => (
          <i key={ink} style={{ background: `var(${ink})` }} />
        ))}
      </span>
    </div>
  )
}
