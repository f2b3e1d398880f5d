import { useId } from 'react'
import type { BindingId } from '#/domain/catalog/choice-ids.ts'
import { SECTION_DRAWINGS } from './section-drawings.tsx'

/** A binding cut through and seen from the head; its pages fade out to the right. */
export function BindingSection({ id, name }: { readonly id: BindingId; readonly name: string }) {
  const faded = useId()
  const drawing = SECTION_DRAWINGS[id]
  if (!drawing) return null
  return (
    <svg viewBox="0 0 250 190" role="img" aria-label={`${name} 제본을 위에서 본 단면`}>
      <linearGradient id={`${faded}g`}>
        <stop offset=".8" stopColor="#fff" />
        <stop offset="1" stopColor="#000" />
      </linearGradient>
      <mask id={faded}>
        <rect width={250} height={190} fill={`url(#${faded}g)`} />
      </mask>
      <g mask={`url(#${faded})`}>{drawing}</g>
    </svg>
  )
}
