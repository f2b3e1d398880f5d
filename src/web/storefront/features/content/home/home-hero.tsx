import type { FormEvent } from 'react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { to } from '#/contract/web-paths.ts'
import type { ProductSlug } from '#/domain/catalog/product-kinds.ts'
import { loadDrafts, saveDraft } from '#/web/blocks/job-draft/job-drafts.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { CropMarks, RegistrationMark } from '#/web/ui/marks.tsx'
import type { BoundKind } from './bound-kinds.ts'
import type { HomePromise } from './home.loader.ts'
import { HeroQuote } from './hero-quote.tsx'
import { LazyDrawing } from './lazy-drawing.tsx'
import { useQuickQuote } from './use-quick-quote.ts'
import styles from './home-hero.module.css'

interface HomeHeroProps {
  readonly bound: readonly BoundKind[]
  readonly promise: HomePromise | null
}

/** One press sheet: what it costs, drawn to scale, before anything is asked of the visitor. */
export function HomeHero({ bound, promise }: HomeHeroProps) {
  const [first] = bound
  return first ? <Hero bound={bound} first={first} promise={promise} /> : null
}

function Hero({ bound, first, promise }: HomeHeroProps & { readonly first: BoundKind }) {
  const quick = useQuickQuote(bound, first)
  const [leaving, setLeaving] = useState(false)
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
    <section aria-labelledby="hero">
      <div className={styles.wrap}>
        <div className={styles.press}>
          <CropMarks />
          <RegistrationMark />
          <RegistrationMark />
          <div className={styles.text}>
            <h1 id="hero">
              가격부터
              <br />
              보세요
            </h1>
            <p>
              판형과 쪽수를 고르면 책등까지 계산해 실제 비율로 그려 드립니다. 보이는 가격은 부가세를 포함하고, 가입은
              주문할 때 하시면 됩니다.
            </p>
          </div>
          <HeroQuote bound={bound} quick={quick} leaves={promise?.leaves ?? []} busy={leaving} onSubmit={go} />
          <div className={styles.drawing}>
            <LazyDrawing spec={quick.spec} variant="hero" />
            <p className={styles.slug}>{quick.summary}</p>
          </div>
          <HaveFile />
        </div>
        <Slug />
      </div>
    </section>
  )
}

function HaveFile() {
  return (
    <div className={styles.file}>
      <svg viewBox="0 0 40 52" aria-hidden="true">
        <path d="M8 8h24v36H8z" fill="var(--sheet)" stroke="var(--ink)" />
        <path d="M0 8h5M35 8h5M0 44h5M35 44h5M8 0v5M32 0v5M8 47v5M32 47v5" stroke="var(--ink)" />
        <path d="M20 17v15M14 26l6 6 6-6" fill="none" stroke="var(--orange-bright)" strokeWidth="2.5" />
      </svg>
      <div>
        <strong>PDF가 있으신가요</strong>
        <p>쪽수와 크기를 읽어 맞는 사양을 채워 드립니다.</p>
      </div>
      <LinkButton to="/product/book/file" size="sm">
        파일부터 올리기
      </LinkButton>
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
