import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import styles from './job-drawing.module.css'
import type { PageImages } from './page-images.ts'
import { SceneItems } from './scene-items.tsx'
import { sceneOfSolid } from '#/domain/drawing/scene-of-solid.ts'
import { solidOfSpec } from '#/domain/drawing/solid-of-spec.ts'

export interface JobIconProps {
  readonly spec: JobSpec
  /** Side of the square it stands in, px: 16 to 64. */
  readonly size?: number
  readonly pages?: PageImages
}

/** The job drawing for a table row: shape, proportions and colour, nothing that cannot be read at this size. */
export function JobIcon({ spec, size = 40, pages }: JobIconProps) {
  const solid = solidOfSpec(spec)
  const longest = Math.max(solid.height, solid.width)
  const scene = sceneOfSolid(solid, { scale: size / longest, dimensions: false, margin: 1 })
  const items = scene.items.filter((item) => item.type !== 'shadow' && item.type !== 'text')
  const { x, y, width, height } = scene.box
  return (
    <svg className={styles.icon} width={size} height={size} viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      <SceneItems items={items} shadowId="" title="" pages={pages} />
    </svg>
  )
}
