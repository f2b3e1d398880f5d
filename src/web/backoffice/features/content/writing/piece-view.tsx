import type { Piece } from '#/contract/content/piece.schema.ts'
import { ARCHIVE_SORT_NAMES } from '#/domain/writing/archive-sorts.data.ts'
import { useShop } from '#/web/api/use-shop.ts'
import { FAQ_NAMES } from '#/web/blocks/faq-names/faq-names.ts'
import { ArticleView } from '#/web/blocks/written/article-view.tsx'
import { BannerLine } from '#/web/blocks/written/banner-line.tsx'
import { CaseView } from '#/web/blocks/written/case-view.tsx'
import { fillPlaces } from '#/web/blocks/written/fill-places.ts'
import { PolicyView } from '#/web/blocks/written/policy-view.tsx'
import { GuideView } from '#/web/blocks/guide-figures/guide-view.tsx'
import { PosterView } from '#/web/blocks/written/poster-view.tsx'
import { Written } from '#/web/blocks/written/written.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Card } from '#/web/ui/card.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { HomePreview } from './home-preview.tsx'
import styles from './piece-view.module.css'

/** A text in the frame of its page, by the same parts that the storefront shows it with. */
export function PieceView({ piece }: { readonly piece: Piece }) {
  switch (piece.kind) {
    case 'banner':
      return <BannerLine banner={{ title: piece.title, href: piece.fields.href }} onClose={() => undefined} />
    case 'home':
      return <HomePreview piece={piece} />
    default:
      return (
        <div className={styles.page}>
          <Inside piece={piece} />
        </div>
      )
  }
}

function Inside({ piece }: { readonly piece: Exclude<Piece, { kind: 'banner' | 'home' }> }) {
  const shop = useShop()
  const { title, doc } = piece
  switch (piece.kind) {
    case 'notice':
      return <ArticleView kicker="공지 · 공개한 날" title={title} doc={doc} />
    case 'faq':
      return <ArticleView kicker={`자주 묻는 질문 · ${FAQ_NAMES[piece.fields.category]}`} title={title} doc={doc} />
    case 'guide':
      return <GuideView {...piece.fields} title={title} kicker="작업 안내" doc={doc} />
    case 'policy':
      return (
        <PolicyView
          title={title}
          lead={`${piece.fields.effectiveFrom.replaceAll('-', '.')} 시행`}
          doc={doc}
          showText={(text) =>
            fillPlaces(text, shop).map((word) => (typeof word === 'string' ? word : `[${word.missing}]`))
          }
        />
      )
    case 'portfolio':
      return <CaseView title={title} doc={doc} fields={piece.fields} action={null} />
    case 'archive':
      return (
        <ArticleView
          kicker={`${ARCHIVE_SORT_NAMES[piece.fields.sort]} · ${piece.fields.fits}`}
          title={title}
          doc={doc}
        />
      )
    case 'press':
      return (
        <ArticleView
          kicker={`${piece.fields.medium ?? '가게 소식'} · ${piece.fields.day.replaceAll('-', '.')}`}
          title={title}
          doc={doc}
        />
      )
    case 'promotion':
      return (
        <>
          <PosterView {...piece.fields} title={title} />
          <Written doc={doc} />
        </>
      )
    case 'popup':
      return (
        <Card title={title}>
          <Written doc={doc} />
          <Toolbar align="end">
            <Button>오늘 하루 보지 않기</Button>
            <Button variant="primary">닫기</Button>
          </Toolbar>
        </Card>
      )
  }
}
