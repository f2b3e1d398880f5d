import { type BrandColours, FIRST_COLOURS, tokensOf } from '#/domain/opening/brand-colours.ts'
import { stampRows } from '#/domain/documents/stamp.ts'
import { useShop } from '#/web/api/use-shop.ts'
import { CropMarks, ShopMark } from '#/web/ui/marks.tsx'
import styles from './brand.module.css'

interface BrandPreviewProps {
  /** As they are typed; half a colour is none yet. */
  readonly typed: BrandColours
  readonly logo: string | null
  readonly stamp: string | null
}

/** A page's head, its button and link, and a paper, as they will be. */
export function BrandPreview({ typed, logo, stamp }: BrandPreviewProps) {
  const { brand, company } = useShop()
  const name = company.name ?? brand
  const mark = logo ? <img src={logo} alt="" /> : <ShopMark />
  return (
    <figure className={styles.preview} style={tokensOf(readable(typed))}>
      <figcaption>바뀐 모습</figcaption>
      <div className={styles.head}>
        {mark}
        <b>{brand}</b>
      </div>
      <p className={styles.button}>주문하기</p>
      <p>
        파일을 다시 올리시려면 <span className={styles.link}>여기</span>를 눌러 주세요.
      </p>
      <div className={styles.paper}>
        <CropMarks />
        <p className={styles.title}>
          <b>견적서</b>
          {mark}
        </p>
        <p className={styles.name}>{name}</p>
        {stamp ? (
          <img className={styles.stamp} src={stamp} alt="" />
        ) : (
          <span className={styles.cut} aria-hidden="true">
            {stampRows(name).map((row) => (
              <span key={row.join('')}>{row.join('')}</span>
            ))}
          </span>
        )}
      </div>
    </figure>
  )
}

/** While it is typed there may be no colour yet. */
const readable = (typed: BrandColours): BrandColours => ({
  action: /^#[0-9a-f]{6}$/i.test(typed.action) ? typed.action.toLowerCase() : FIRST_COLOURS.action,
  accent: /^#[0-9a-f]{6}$/i.test(typed.accent) ? typed.accent.toLowerCase() : FIRST_COLOURS.accent,
})
