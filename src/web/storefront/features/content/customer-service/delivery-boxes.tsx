import { useId } from 'react'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { specSummary } from '#/domain/catalog/spec-summary.ts'
import { sceneOfBoxes } from '#/domain/drawing/scene-of-boxes.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { courierFee } from '#/domain/orders/courier-fee.ts'
import { type CopyToPack, packedBoxes } from '#/domain/orders/packed-boxes.ts'
import { formatCount } from '#/lib/format-count.ts'
import { SceneItems } from '#/web/blocks/job-drawing/scene-items.tsx'
import { ScaleBar } from '#/web/blocks/job-drawing/scale-bar.tsx'
import { useShopFees } from '#/web/blocks/shop-fees/use-shop-fees.ts'
import styles from './delivery.module.css'

const EXAMPLES = [10, 100, 300] as const
/** Pixels per millimetre, of all three. */
const SCALE = 0.26
const BOOK = defaultSpec('D413')

/** What the usual book comes to as parcels: boxes at one scale, by the weights and the fees that an order is reckoned with. */
export function DeliveryBoxes() {
  const copy = copyOf(BOOK)
  return (
    <section className={styles.section} aria-labelledby="boxes">
      <h2 id="boxes">몇 상자가 오나요</h2>
      <p>
        {specSummary({ ...BOOK, copies: 1 })}은 {formatCount(copy.grams)} g입니다. 아래 그림은 모두 같은 축척이고, 눈금
        하나가 100 mm입니다.
      </p>
      <ul className={styles.boxes}>
        {EXAMPLES.map((copies) => (
          <li key={copies}>
            <Boxes copy={copy} copies={copies} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function copyOf(spec: JobSpec): CopyToPack {
  const { trim, thickness, copyWeight } = geometryOf(spec)
  return { width: trim.width, height: trim.height, thickness, grams: copyWeight }
}

function Boxes({ copy, copies }: { readonly copy: CopyToPack; readonly copies: number }) {
  const fees = useShopFees()
  const shadowId = useId()
  const boxes = packedBoxes(fees, copy, copies)
  const { items, box } = sceneOfBoxes(boxes, copy, SCALE)
  const grams = copies * copy.grams
  const sizes = boxes.map((one) => `${Math.round(one.width)} × ${Math.round(one.depth)} × ${Math.round(one.height)} mm`)
  return (
    <>
      <span className={styles.pile}>
        <svg
          viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
          width={box.width}
          height={box.height}
          role="img"
          aria-label={`${formatCount(copies)}권이 든 상자 ${boxes.length}개`}
        >
          <defs>
            <pattern id={shadowId} width="4.4" height="4.4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <circle cx="2.2" cy="2.2" r=".95" fill="var(--ink)" opacity=".42" />
            </pattern>
          </defs>
          <SceneItems items={items} shadowId={shadowId} title="글 한 권" pages={undefined} />
        </svg>
        <ScaleBar scale={SCALE} />
      </span>
      <b>
        {formatCount(copies)}권 · {(grams / 1000).toFixed(1)} kg
      </b>
      <p>
        상자 {boxes.length}개 · 택배비 {formatWon(courierFee(fees, grams, 0, true))}
      </p>
      <small>큰 상자 {sizes[0]}쯤</small>
    </>
  )
}
