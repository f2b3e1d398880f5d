import { useId } from 'react'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import type { Mm } from '#/domain/print/units.ts'
import styles from './job-drawing.module.css'
import { labelOfSolid } from '#/domain/drawing/label-of-solid.ts'
import type { PageImages } from './page-images.ts'
import { SceneItems } from './scene-items.tsx'
import { sceneOfSolid } from '#/domain/drawing/scene-of-solid.ts'
import { solidOfSpec } from '#/domain/drawing/solid-of-spec.ts'
import type { Solid } from '#/domain/drawing/solid.ts'
import { useTween } from './use-tween.ts'

export interface JobDrawingProps {
  readonly spec: JobSpec
  /** `hero` and `ticket` carry dimension lines, `card` is for lists of kinds at one scale. */
  readonly variant?: 'hero' | 'ticket' | 'card'
  /** Px per mm of a piece up to A5 height; taller ones are drawn smaller so that they take the same room. */
  readonly scale?: number
  /** Working title set on the house design. */
  readonly title?: string
  readonly pages?: PageImages
  /** How far a folded piece is opened, 0 to 1. */
  readonly open?: number
  /** Leave the accessible name out where the same is said in text beside it. */
  readonly decorative?: boolean
}

const SCALES = { hero: 1.9, ticket: 0.94, card: 0.62 }
const STRONG = { hero: 18, ticket: 16, card: 14 }

const TITLES: Readonly<Record<ProductCode, string>> = {
  D413: '글 한 권',
  D303: '새 물건들',
  D304: '문을 엽니다',
  D302: '길 안내',
  D301: '문 여는 날',
  D305: '안내문',
  D813: '글 모음',
  C413: '수학',
  E001: '전자책',
  S001: '종이 샘플',
}

/** A picture of this very job, to scale, drawn from its spec. */
export function JobDrawing({
  spec,
  variant = 'ticket',
  scale = SCALES[variant],
  title,
  pages,
  open,
  decorative,
}: JobDrawingProps) {
  const shadowId = useId()
  const target = solidOfSpec(spec)
  const [width = 0, height = 0, thickness = 0, opened = 0] = useTween([
    target.width,
    target.height,
    thicknessOf(target),
    open ?? 0.62,
  ])
  const solid = withSize(target, width, height, thickness)
  const { items, box } = sceneOfSolid(solid, {
    scale: variant === 'card' ? scale : scaleToFit(solid, scale),
    dimensions: variant !== 'card',
    strongSize: STRONG[variant],
    open: opened,
    margin: variant === 'card' ? 2 : 4,
  })
  const label = labelOfSolid(target)
  return (
    <svg
      className={styles.job}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      width={box.width}
      height={box.height}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <defs>
        <pattern id={shadowId} width="4.4" height="4.4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <circle cx="2.2" cy="2.2" r=".95" fill="var(--ink)" opacity=".42" />
        </pattern>
      </defs>
      <SceneItems items={items} shadowId={shadowId} title={title ?? TITLES[spec.product]} pages={pages} />
    </svg>
  )
}

/** Room a piece takes along its longest side, as a multiple of what an A5 book takes. */
function scaleToFit(solid: Solid, scale: number): number {
  const wide =
    solid.shape === 'folded'
      ? solid.panels.reduce((sum, panel) => sum + panel.width, 0) * 0.8
      : solid.shape === 'tent'
        ? solid.width * 1.6
        : solid.shape === 'poster'
          ? solid.width + 240
          : solid.width
  const usual = solid.shape === 'bound' ? { width: 148, height: 210 } : { width: 190, height: 210 }
  return scale * Math.min(1, usual.height / solid.height, usual.width / wide)
}

function thicknessOf(solid: Solid): Mm {
  return 'thickness' in solid ? solid.thickness : 0
}

function withSize(solid: Solid, width: Mm, height: Mm, thickness: Mm): Solid {
  return 'thickness' in solid ? { ...solid, width, height, thickness } : { ...solid, width, height }
}
